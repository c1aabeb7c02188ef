"""Hidden cards on the page itself: two people play whole games at one device, and wherever a card
may show (attributes, accessible names, console, errors, storage) none is named that the eyes may
not know."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from quatuor import games
from quatuor.record import unseal
from quatuor.table import Table, load_table
from quatuor_build.console import ROOT
from server.pages import PagesSite
from soak.secrets import CODE, DEALS, cards, unknown
from ui.support import READY_WITHIN
from ui.table import start_game

LOOK = """() => {
    const page = document.documentElement.cloneNode(true);
    for (const verdict of page.querySelectorAll(".verdict")) verdict.remove();
    return {
        curtain: document.querySelector(".curtain") !== null,
        over: document.querySelector(".result-title") !== null,
        kept: localStorage.getItem("quatuor:game:" + sessionStorage.getItem("quatuor:tab")),
        html: page.outerHTML,
        more: JSON.stringify([document.title, location.hash, localStorage, sessionStorage]),
    };
}"""
"""A verdict names cards that nobody has seen, as what would disprove a claim."""
TAP = """choice => {
    const old = document.querySelector(".curtain button, .sheet-round[open] .sheet-head button");
    if (old) return old.click();
    const lit = document.querySelectorAll("main .pick.lit");
    lit[choice % lit.length].click();
}"""
STANDS = "() => document.querySelector('.curtain, .pick.lit, .sheet-round[open], .result-title')"
SEALED = re.compile(r"q1\.[\w-]+")
MOST_TAPS = 400
KINGDOMS = "King|Bishop|General|Princess|Knight|Merchant|Peasant"


def texts(game: str) -> dict[str, str]:
    path = ROOT / "js" / "i18n" / "en" / f"{game}.json"
    found: dict[str, str] = json.loads(path.read_text("utf-8"))
    return {key.removeprefix(f"{game}."): text for key, text in found.items()}


def signs(game: str, code: str) -> Iterator[str]:
    """Patterns that tell of a card: its code as an attribute has it, its name in words."""
    yield rf'data-card="{code}"'
    if game == "schotten_totten":
        yield rf"\b{code}\b"
        yield rf"\b{texts(game)[f'card.{code[0]}'].format(n=code[1])}\b"
    elif game == "scout":
        low, high = code.split("/")
        yield from (rf"\b{code}\b", rf"\b{high}/{low}\b")
        yield from (rf"\b{low} over {high}\b", rf"\b{high} over {low}\b")
    elif game == "lords_of_scotland":
        yield rf"\b{code}\b"
        yield rf"\b{texts(game)[f'clan.{code[:2]}']} {code[2:] or 12}\b"
    else:
        yield rf"\b({KINGDOMS}) {code}\b"


def hidden(table: Table, eyes: int | None) -> set[str]:
    """The cards that these eyes do not know, and have not read of before the last deal."""
    deals = [index for index, event in enumerate(table.log) if event.key in DEALS]
    old = table.log[: deals[-1]] if deals else []
    told = {code for event in old for code in cards(event.seen_by(eyes)["args"])}
    if eyes is None:
        return (unknown(table.state, 0) | unknown(table.state, 1)) - told
    return unknown(table.state, eyes) - told


def seen(table: Table, eyes: int | None) -> set[str]:
    """The cards in what the session shows: a card that lies open is no secret of another's."""
    view = table.view_module.table(table.state, eyes)
    view.pop("characters", None)  # the face of each card of 7 Kingdoms, wherever it lies
    names = re.findall(r'"([^"]*)"', json.dumps(view))
    return {code for name in names if CODE.fullmatch(name) for code in cards(name)}


@pytest.mark.parametrize("game", games.IDS)
def test_no_card_shows_that_the_eyes_may_not_know(warm: Page, site: PagesSite, game: str) -> None:
    heard: list[str] = []
    warm.on("console", lambda message: heard.append(message.text))
    warm.on("pageerror", lambda error: heard.append(str(error)))
    seats = [{"kind": "human", "name": name} for name in ("Ann", "Bob")]
    options = {"scout": {"rounds": 1}, "lords_of_scotland": {"target": 20}}.get(game, {})
    setup = {"game": game, "players": 2, "seats": seats, "options": options}
    start_game(warm, site, game, setup=setup)
    rng, searched, turns = random.Random(5), 0, 0
    for _ in range(MOST_TAPS):
        warm.wait_for_function(STANDS, timeout=READY_WITHIN)
        look = warm.evaluate(LOOK)
        if look["over"]:
            break
        table = load_table(unseal(json.loads(look["kept"])["data"]["save"]))
        eyes = None if look["curtain"] else table.turn
        secret = hidden(table, eyes) - (seen(table, None) if eyes is None else set())
        everything = SEALED.sub("", " ".join([look["html"], look["more"], *heard]))
        for code in sorted(secret):
            for sign in signs(game, code):
                found = re.search(sign, everything)
                assert not found, around(everything, found)
        if eyes is not None:
            own = next(cards(table.state.to_dict()["hands"][eyes]), None)
            assert own is None or any(re.search(sign, everything) for sign in signs(game, own))
        searched += len(secret)
        turns += look["curtain"]
        warm.evaluate(TAP, rng.randrange(10**6))
        warm.evaluate("() => new Promise(requestAnimationFrame)")
    else:
        pytest.fail("the game does not end")
    assert searched > 100
    assert turns > 10


def around(text: str, found: re.Match[str]) -> str:
    return text[max(0, found.start() - 300) : found.end() + 100]
