"""SCOUT on the page: whole games for 2 to 5 players, the hand, scouting, scoring, words."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine.scout.positions import position
from server.pages import PagesSite
from ui.support import DESKTOP, PHONE
from ui.table import (
    Choose,
    check_axe,
    check_fits,
    check_names,
    check_status,
    check_targets,
    check_texts,
    finger,
    lit,
    my_turn_or_over,
    play,
    press,
    start_game,
    tap,
)

GAME = "scout"
HAND = [9, 8, 7, 5, 4, 4, 2]
MINUS = "\N{MINUS SIGN}"


def setup(players: int, **options: Any) -> dict[str, Any]:
    return {"game": GAME, "players": players, "options": options}


def at(
    page: Page,
    site: PagesSite,
    hand: list[int],
    table: list[int],
    others: list[list[int]] | None = None,
    people: list[str] | None = None,
    how: dict[str, Any] | None = None,
    **changes: Any,
) -> None:
    """I am on turn with this hand; the last of the others owns the set on the table."""
    hands = [hand, *(others or [[1, 6], [3, 8]])]
    state = position(hands, table, len(hands) - 1, **changes)
    seats = [{"kind": "human", "name": name} for name in people or [""]]
    sitting = {"game": GAME, "seats": seats}
    start_game(page, site, GAME, position=state.to_dict(), setup=sitting, **how or {})


def briskly(seed: int) -> Choose:
    """At random, but as soon as something can be shown or scouted, mostly that."""
    rng = random.Random(seed)

    def choose(elements: list[str]) -> str:
        ready = [element for element in elements if element.startswith("do:")]
        return rng.choice(ready if ready and rng.random() < 0.8 else elements)

    return choose


def vainly(page: Page, element: str) -> None:
    """Tap what cannot be picked."""
    page.locator(f'.pick.resting[data-el="{element}"]').click(force=True)


def names(page: Page, selector: str) -> list[str]:
    found: list[str] = page.eval_on_selector_all(
        selector, "nodes => nodes.map((node) => node.ariaLabel)"
    )
    return found


# Whole games


def test_a_whole_game_by_keys(warm: Page, site: PagesSite) -> None:
    start_game(warm, site, GAME, setup=setup(2))
    play(warm, briskly(2), press)
    assert warm.evaluate("document.activeElement.closest('dialog') !== null")


def test_a_whole_game_by_touch(new_page: Callable[..., Page], site: PagesSite) -> None:
    page = new_page(has_touch=True)
    start_game(page, site, GAME, setup=setup(3))
    play(page, briskly(3), finger)
    expect(page.locator(".rounds tbody tr")).to_have_count(3)
    check_texts(page, GAME)


def test_a_whole_game_in_french(warm: Page, site: PagesSite) -> None:
    warm.set_viewport_size(DESKTOP)
    start_game(warm, site, GAME, query="?lang=fr", setup=setup(4, scout_and_show="turn", rounds=2))
    play(warm, briskly(4))
    check_texts(warm, GAME)
    log = warm.locator(".side li").all_inner_texts()
    assert any("Vous avez" in line for line in log)
    assert any(line.endswith("Scout & Show.") for line in log)
    assert not any("you" in line for line in log)


def test_a_whole_game_of_five(warm: Page, site: PagesSite) -> None:
    start_game(warm, site, GAME, setup=setup(5, rounds=2), settings={"theme": "dark"})
    my_turn_or_over(warm)
    check_fits(warm)
    play(warm, briskly(5))
    expect(warm.locator(".rounds thead th")).to_have_count(2)
    warm.get_by_role("button", name="Again").click()
    assert my_turn_or_over(warm)


# The hand


def test_a_run_is_picked_by_its_ends(warm: Page, site: PagesSite) -> None:
    at(warm, site, HAND, [6])
    tap(warm, "hand:1")
    tap(warm, "hand:3")
    expect(warm.locator(".fan .block")).to_have_count(3)
    check_status(warm, "Show 9, 8, and 7?")
    assert lit(warm) == ["do:show"]


def test_a_run_is_picked_by_dragging_over_it(warm: Page, site: PagesSite) -> None:
    at(warm, site, HAND, [6])
    drag(warm, "hand:3", "hand:1")
    expect(warm.locator(".fan .block")).to_have_count(3)
    assert lit(warm) == ["do:show"]
    drag(warm, "hand:3", "hand:4")
    check_status(warm, "7 and 5: neither equal nor in a row.")


def drag(page: Page, first: str, last: str) -> None:
    for element in (first, last):
        box = page.locator(f'[data-el="{element}"]').bounding_box()
        assert box
        page.mouse.move(box["x"] + 8, box["y"] + 30, steps=6)
        if element == first:
            page.mouse.down()
    page.mouse.up()


def test_a_run_is_picked_by_shift_and_arrows(warm: Page, site: PagesSite) -> None:
    at(warm, site, HAND, [6])
    warm.locator('[data-el="hand:1"]').focus()
    warm.keyboard.press("Shift+ArrowRight")
    check_status(warm, "Show 9 and 8?")
    warm.keyboard.press("Shift+ArrowRight")
    check_status(warm, "Show 9, 8, and 7?")
    assert warm.evaluate("document.activeElement.dataset.el") == "hand:3"
    warm.keyboard.press("Shift+ArrowRight")
    check_status(warm, "9, 8, 7, and 5: neither equal nor in a row.")
    warm.keyboard.press("Shift+ArrowLeft")
    check_status(warm, "Show 9, 8, and 7?")


def test_what_beats_the_set_is_lit_and_the_rest_says_why_not(warm: Page, site: PagesSite) -> None:
    at(warm, site, HAND, [4, 5])
    ends = [f"hand:{place}" for place in (1, 2, 3, 5, 6)]
    assert lit(warm) == ["table:left", "table:right", *ends]
    vainly(warm, "hand:7")
    check_status(warm, "2: fewer cards than 4 and 5.")


def test_one_who_can_only_scout_is_told_so(warm: Page, site: PagesSite) -> None:
    at(warm, site, HAND, [3, 4, 5, 6])
    check_status(warm, "Nothing in your hand beats the set")
    assert lit(warm) == ["table:left", "table:right"]
    vainly(warm, "table:2")
    check_status(warm, "Only the two ends")


def test_the_sets_of_the_hand_are_underlined(warm: Page, site: PagesSite) -> None:
    at(warm, site, HAND, [6, 6])
    expect(warm.locator(".fan .bars .run")).to_have_count(2)
    expect(warm.locator(".fan .bars .match")).to_have_count(1)
    expect(warm.locator(".fan .bars .beats")).to_have_count(1)
    assert names(warm, ".fan .card")[1].endswith("part of three in a row from 7")


def test_nobody_has_to_see_the_underlines(warm: Page, site: PagesSite) -> None:
    at(warm, site, HAND, [6, 6], how={"settings": {"aids": False}})
    expect(warm.locator(".fan .card")).to_have_count(7)
    expect(warm.locator(".bars")).to_have_count(0)


@pytest.mark.parametrize("count", [9, 12, 14, 18])
def test_every_card_of_a_long_hand_can_be_hit(warm: Page, site: PagesSite, count: int) -> None:
    hand = [1 + place % 6 for place in range(count)]
    at(warm, site, hand, [6, 6], others=[[1], [2], [3]])
    for width in (360, 390, 768):
        warm.set_viewport_size({"width": width, "height": 640})
        check_fits(warm)
        overflow = warm.evaluate("""() => {
            const frame = document.querySelector('.fan-frame');
            return frame.scrollWidth - frame.clientWidth;
        }""")
        assert (overflow > 0) == (width < 480 and count > 14)
        if overflow <= 0:
            check_targets(warm)
        strips = warm.evaluate(STRIPS, ".card")
        assert len(strips) == count
        assert min(strips) >= 24, strips


@pytest.mark.parametrize(("players", "count"), [(2, 12), (3, 13), (5, 9), (5, 16)])
def test_a_phone_on_its_side_shows_all_of_a_pick(
    warm: Page, site: PagesSite, players: int, count: int
) -> None:
    hand = [1 + place % 6 for place in range(count)]
    at(warm, site, hand, [5, 6], others=[[1], [2], [3], [4]][: players - 1])
    for element in (None, "table:left", f"gap:{count + 1}", "side:keep"):
        if element:
            warm.set_viewport_size(PHONE)
            tap(warm, element)
        for width, height in ((568, 320), (640, 360), (667, 375), (740, 360)):
            warm.set_viewport_size({"width": width, "height": height})
            check_fits(warm)
            strips = warm.evaluate(STRIPS, ".pick.lit")
            assert all(strip >= 24 for strip in strips), strips


def test_both_readings_fit_on_a_phone_on_its_side(warm: Page, site: PagesSite) -> None:
    hand = [1 + place % 6 for place in range(12)]
    state = position([hand, [1], [2]], phase="orient")
    start_game(warm, site, GAME, query="?lang=fr", position=state.to_dict())
    for width, height in ((568, 320), (640, 360), (667, 375), (740, 360)):
        warm.set_viewport_size({"width": width, "height": height})
        check_fits(warm)
        expect(warm.locator(".reading").last).to_be_in_viewport(ratio=1)


STRIPS = """(kind) => [...document.querySelectorAll(`.fan ${kind}`)].map((card) => {
    card.scrollIntoView({ inline: "center" });
    const { left, right, top } = card.getBoundingClientRect();
    let seen = 0;
    for (let x = Math.floor(left); x < right + 1; x++)
        if (card.contains(document.elementFromPoint(x, top + 40))) seen++;
    return seen;
})"""
"""How many pixels of each card, or gap, answer to a finger, after scrolling to it."""


# Scouting


def test_a_card_is_scouted_into_a_gap(warm: Page, site: PagesSite) -> None:
    at(warm, site, HAND, [5, 6])
    tap(warm, "table:right")
    assert lit(warm) == [f"gap:{place}" for place in range(1, 9)]
    assert names(warm, ".gap")[:2] == ["before the 9", "between 9 and 8"]
    assert names(warm, ".gap")[-1] == "after the 2"
    warm.locator('[data-el="gap:4"]').hover()
    expect(warm.locator(".hover .ghost")).to_have_count(2)
    tap(warm, "gap:4")
    assert lit(warm) == ["side:keep", "side:flip"]
    as_it_lies, turned = names(warm, ".hover .pick")
    assert as_it_lies.startswith("As it lies: 6 over")
    assert turned.startswith("Turned:")
    assert turned.endswith("over 6")
    check_targets(warm)
    tap(warm, "side:keep")
    hand = names(warm, ".fan .card")
    assert [int(name.split()[0]) for name in hand] == [9, 8, 7, 6, 5, 4, 4, 2]
    expect(warm.locator(".ring .card")).to_have_count(1)
    for _ in range(3):
        warm.get_by_role("button", name="Cancel").click()
    assert "hand:1" in lit(warm)
    expect(warm.locator(".fan .card")).to_have_count(7)


def test_a_card_is_dragged_into_a_gap(warm: Page, site: PagesSite) -> None:
    at(warm, site, HAND, [5, 6])
    drag(warm, "table:left", "hand:4")
    assert lit(warm) == ["side:keep", "side:flip"]
    assert names(warm, ".hover .pick")[0].startswith("As it lies: 5 over")


def test_a_scouted_card_can_still_be_turned(warm: Page, site: PagesSite) -> None:
    at(warm, site, HAND, [5, 6])
    for element in ("table:left", "gap:1", "side:keep"):
        tap(warm, element)
    before = names(warm, ".fan .card")[0]
    warm.get_by_role("button", name="Turn the scouted card").click()
    top, bottom = before.split(" over ")
    assert names(warm, ".fan .card")[0] == f"{bottom} over {top}"


def test_scout_and_show_goes_on_in_the_hand_as_it_will_be(warm: Page, site: PagesSite) -> None:
    warm.set_viewport_size(DESKTOP)
    at(warm, site, [9, 8, 1], [3, 4, 5])
    for element in ("table:left", "gap:4", "side:keep"):
        tap(warm, element)
    assert lit(warm) == ["new:1", "new:2", "do:scout"]
    expect(warm.locator(".fan .bars .beats")).to_have_count(1)
    drag(warm, "new:1", "new:2")
    check_status(warm, "Show 9 and 8?")
    tap(warm, "do:show")
    log = warm.locator(".side .log-lines")
    expect(log).to_contain_text("You use Scout & Show.")
    expect(log).to_contain_text("You show two in a row: 9 and 8.")
    expect(log).to_contain_text("You capture 2 cards from Isla.")


def test_two_players_pay_to_the_middle_and_go_on(warm: Page, site: PagesSite) -> None:
    at(warm, site, [5, 4, 3], [6], others=[[2, 2, 9]])
    expect(warm.locator(".ticket")).to_have_count(0)
    for element in ("table:left", "gap:1", "side:keep", "do:scout"):
        tap(warm, element)
    my_turn_or_over(warm)
    expect(warm.locator(".paid")).to_have_attribute("aria-label", "1 chip paid for scouting")
    expect(warm.locator(".my-goods .chip")).to_have_attribute("aria-label", "2 chips to scout with")
    check_status(warm, "The ring is empty")


# Rounds


def test_both_readings_of_a_hand_are_told(warm: Page, site: PagesSite) -> None:
    state = position([[4, 5, 9, 1], [1], [2]], phase="orient")
    start_game(warm, site, GAME, position=state.to_dict())
    keep, flip = names(warm, ".reading button")
    assert keep == "As it lies: 4 5 9 1. Holds 4 5."
    turned = [card["bottom"] for card in tops_and_bottoms(state.to_dict()["hands"][0])]
    assert flip.startswith("Turned: " + " ".join(map(str, turned)))
    check_axe(warm)
    check_fits(warm)
    warm.locator(".reading").last.click()
    my_turn_or_over(warm)
    shown = [int(name.split()[0]) for name in names(warm, ".fan .card")]
    assert shown == turned


def tops_and_bottoms(codes: list[str]) -> list[dict[str, int]]:
    return [dict(zip(("top", "bottom"), map(int, code.split("/")), strict=True)) for code in codes]


def test_a_round_ends_with_its_scoring(warm: Page, site: PagesSite) -> None:
    at(warm, site, [7], [5], captured=[2, 0, 1], chips=[1, 0, 2])
    tap(warm, "hand:1")
    tap(warm, "do:show")
    sheet = warm.locator(".sheet-round")
    expect(sheet).to_contain_text("You have no cards left.")
    assert sheet.locator(".score-points").all_inner_texts() == ["+4", f"{MINUS}2", "+1"]
    tokens = names(warm, ".sheet-round .tokens")
    assert tokens[:2] == ["3 captured cards", "1 chip for being scouted"]
    check_axe(warm)
    sheet.get_by_role("button", name="Go on").click()
    expect(sheet).to_have_count(0)
    my_turn_or_over(warm)
    expect(warm.locator(".bar")).to_contain_text("Round 2 of 3")


def test_who_owns_the_last_set_loses_nothing(warm: Page, site: PagesSite) -> None:
    at(warm, site, HAND, [6, 7], scouts=1)
    check_status(warm, "end the round by a scout")
    for element in ("table:left", "gap:1", "side:keep", "do:scout"):
        tap(warm, element)
    sheet = warm.locator(".sheet-round")
    expect(sheet).to_contain_text("All others have only scouted: Isla loses nothing for the hand.")
    assert sheet.locator(".score-points").all_inner_texts() == [f"{MINUS}8", f"{MINUS}2", "+1"]


# Persons, looks


def test_pass_and_play_hides_the_hands(warm: Page, site: PagesSite) -> None:
    at(warm, site, HAND, [6], people=["Léa", "Tom"])
    expect(warm.locator(".curtain")).to_contain_text("Léa")
    assert warm.locator(".card").count() == 0
    warm.get_by_role("button", name="Show my cards").click()
    tap(warm, "hand:1")
    tap(warm, "do:show")
    expect(warm.locator(".curtain")).to_contain_text("Tom")
    warm.get_by_role("button", name="Show my cards").click()
    warm.get_by_role("button", name="Log").click()
    expect(warm.locator(".sheet-log")).to_contain_text("Léa shows a single 9.")


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), (DESKTOP, "dark")])
def test_axe_finds_nothing(warm: Page, site: PagesSite, size: Any, theme: str) -> None:
    warm.set_viewport_size(size)
    how = {"settings": {"theme": theme}}
    at(warm, site, HAND, [3, 4, 5], others=[[1, 6], [3, 8], [2, 9], [7, 7]], how=how)
    check_fits(warm)
    check_names(warm)
    for element in ("table:left", "gap:3", "side:flip"):
        check_axe(warm)
        tap(warm, element)
    check_axe(warm)
