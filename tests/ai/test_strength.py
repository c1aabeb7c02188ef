"""The published figures: played on where they stopped, and told openly when they are old."""

from __future__ import annotations

from pathlib import Path

import pytest

from quatuor.arena import records, strength, strength_page
from quatuor.arena.match import Match, play_deal
from quatuor.arena.records import Pairing, Record

PAIRING = Pairing("seven_kingdoms", 2, "casual", "random")
ONLY = ":".join(map(str, PAIRING))


def run(docs: Path, games: int) -> Record:
    strength.main(["--docs", str(docs), "--jobs", "1", "--only", ONLY, "--games", str(games)])
    return records.load(docs / "strength.json")[PAIRING]


def row(docs: Path) -> str:
    page = (docs / "strength.md").read_text()
    section = page[page.index("## 7 Kingdoms, 2 players") :]
    return next(line for line in section.splitlines() if line.startswith("| casual | random |"))


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first = run(tmp_path, 2)
    more = run(tmp_path, 6)
    assert (first.games, more.games) == (2, 6)
    assert more.deals[:1] == first.deals
    fresh = Record(*PAIRING, strength.SEED, PAIRING.signatures)
    for number in range(3):
        fresh.add(play_deal(Match(PAIRING.game, PAIRING.names, strength.SEED), number))
    assert more.deals == fresh.deals
    assert "| 6 |" in row(tmp_path)
    assert "†" not in row(tmp_path)


def test_another_player_s_result_is_stale_and_played_anew(tmp_path: Path) -> None:
    old = run(tmp_path, 4)
    old.signatures[0] += " other weights"
    page = strength_page.page([PAIRING], {PAIRING: old}, {}, strength.SEED)
    assert "| 4 † |" in page
    records.save(tmp_path / "strength.json", [old])
    assert run(tmp_path, 2).games == 2


def test_what_is_not_yet_played_is_said(tmp_path: Path) -> None:
    run(tmp_path, 2)
    page = (tmp_path / "strength.md").read_text()
    assert page.count("not yet played") > len(strength.plan()) - 2


def test_a_verdict_tells_whether_it_is_proven() -> None:
    def verdict(shares: list[float], target: float) -> str:
        record = Record(*PAIRING, 1, [], deals=[[share, 0.0, 0.5] for share in shares])
        page = strength_page.page(
            [PAIRING], {PAIRING: record}, {PAIRING.names: {PAIRING[:2]: target}}, 1
        )
        line = next(one for one in page.splitlines() if "| 7 Kingdoms, 2 | casual" in one)
        return line.strip("| ").split(" | ")[-1]

    mixed = [1.0, 0.5, 1.0, 1.0, 0.5, 1.0] * 5
    assert verdict(mixed, 0.5) == "reached"
    assert verdict(mixed, 0.8) == "reached, not proven"
    assert verdict(mixed, 0.85) == "missed, not proven"
    assert verdict(mixed, 0.99) == "missed"


@pytest.mark.parametrize("names", [("casual", "random"), ("skilled", "casual")])
def test_the_plan_begins_with_what_the_targets_need(names: tuple[str, str]) -> None:
    plan = strength.plan()
    targeted = sum(map(len, strength.TARGETS.values()))
    assert names in {pairing.names for pairing in plan[:targeted]}
    assert len(set(plan)) == len(plan)


def test_a_signature_tells_players_apart() -> None:
    game, players = PAIRING[:2]
    made = [records.signature(game, players, name) for name in ("beginner", "casual", "skilled")]
    assert len(set(made)) == 3
    assert records.signature(game, players, "cheating") == records.signature(
        game, players, "expert"
    )
