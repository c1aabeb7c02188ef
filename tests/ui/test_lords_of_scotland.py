"""Lords of Scotland on the page: whole games for every number of players, powers, claims, words."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine.lords_of_scotland.positions import table
from quatuor.games.lords_of_scotland.state import LordsState
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
    listen,
    lit,
    my_turn_or_over,
    play,
    press,
    start_game,
    tap,
)

GAME = "lords_of_scotland"
DECK = [f"MG{strength}" for strength in range(1, 13)]
SHORT = 20
"""Points that end a game of a few skirmishes."""


@pytest.fixture
def page(warm: Page) -> Page:
    """The cached site: what a test needs stored it says to open_page."""
    return warm


def setup(players: int, **options: Any) -> dict[str, Any]:
    seats = [{"kind": "human"}, *[{"kind": "computer", "level": "beginner"}] * (players - 1)]
    return {"game": GAME, "players": players, "seats": seats, "options": options}


def at(page: Page, site: PagesSite, state: LordsState, **how: Any) -> None:
    """I am on turn in this position, at seat 0."""
    start_game(page, site, GAME, position=state.to_dict(), **how)
    assert my_turn_or_over(page)


def briskly(seed: int) -> Choose:
    """At random, but rather mustering than recruiting."""
    rng = random.Random(seed)

    def choose(elements: list[str]) -> str:
        mine = [element for element in elements if element.startswith("hand:")]
        return rng.choice(mine if mine and rng.random() < 0.6 else elements)

    return choose


def pick(page: Page, *elements: str) -> None:
    for element in elements:
        tap(page, element)


def look_at(page: Page, element: str) -> None:
    page.locator(f'[data-el="{element}"]').click(force=True)


def log_of(page: Page) -> list[str]:
    return page.locator(".log-lines li").all_inner_texts()


# Whole games


@pytest.mark.parametrize(("players", "size"), [(2, PHONE), (3, DESKTOP), (4, PHONE)])
def test_a_whole_game_by_clicks(page: Page, site: PagesSite, players: int, size: Any) -> None:
    page.set_viewport_size(size)
    start_game(page, site, GAME, setup=setup(players, target=SHORT))
    check_fits(page)
    check_targets(page)
    assert play(page, briskly(players)) > players
    expect(page.locator(".result-title")).to_be_visible()
    expect(page.locator(".fought li")).not_to_have_count(0)
    page.get_by_role("button", name="Again").click()
    assert my_turn_or_over(page)


def test_five_players_by_taps_in_french(new_page: Any, site: PagesSite) -> None:
    page = new_page(has_touch=True, service_workers="block")
    start_game(page, site, GAME, query="?lang=fr", setup=setup(5, target=12))
    check_fits(page)
    check_targets(page)
    play(page, briskly(7), finger)
    check_texts(page, GAME)
    page.get_by_role("button", name="Fermer").click()
    page.get_by_role("button", name="Journal").click()
    check_texts(page, GAME)
    log = "\n".join(log_of(page))
    for words in ("recrute", "mobilise", "Ordre pour prendre", "escarmouche 1 est finie"):
        assert words in log


def test_a_whole_game_by_keys(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup(3, target=12))
    play(page, briskly(2), press)
    assert page.evaluate("document.activeElement.closest('dialog') !== null")


# How a card joins the army


def test_the_focus_goes_into_the_choice_and_back(page: Page, site: PagesSite) -> None:
    at(page, site, table("", "MD9", hands="WE3 FO7", recruits="SC1", deck=DECK))
    focused = "document.activeElement.dataset.el"
    for key, element in [
        ("Enter", "side:down"),
        ("Escape", "hand:WE3"),
        ("Enter", "side:down"),
        ("End", "side:power"),
        ("Enter", "army:1:1"),
        ("Escape", "side:down"),
        ("Escape", "hand:WE3"),
    ]:
        page.keyboard.press(key)
        page.wait_for_function(f"element => {focused} === element", arg=element)


def test_a_target_is_the_second_pick(page: Page, site: PagesSite) -> None:
    at(page, site, table("FO9", "MD9-", hands="WE3 FO7,CC1", recruits="SC1", deck=DECK))
    pick(page, "hand:WE3")
    assert lit(page) == ["side:down", "side:up", "side:power"]
    pick(page, "side:power")
    check_status(page, "Wemyss: choose the follower to discard.")
    assert lit(page) == ["army:1:1", "army:0:1"]
    page.get_by_role("button", name="Cancel").click()
    assert lit(page) == ["side:down", "side:up", "side:power"]
    pick(page, "side:power", "army:1:1")
    my_turn_or_over(page)
    expect(page.get_by_role("button", name="Wemyss 3, your army")).to_be_visible()


def test_a_power_that_is_blocked_says_by_what(page: Page, site: PagesSite) -> None:
    at(page, site, table("", "FO3", hands="WE9 CC2", recruits="SC1", deck=DECK))
    expect(page.locator('[data-el="hand:WE9"]')).to_have_accessible_name(
        "Wemyss 9. Discard another follower, from any army. Blocked: Forsyth 3 is face up."
    )
    pick(page, "hand:WE9")
    blocked = page.locator('[data-el="side:power"]')
    expect(blocked).to_have_attribute("aria-disabled", "true")
    expect(blocked).to_contain_text("Forsyth 3 is face up")
    blocked.click(force=True)
    check_status(page, "Blocked: Forsyth 3 is face up.")


def test_scott_copies_and_aims(page: Page, site: PagesSite) -> None:
    state = table("", "CB9", hands="SC2 FO7,CC1", supporters="MD8 MD9", recruits="SC1", deck=DECK)
    at(page, site, state)
    pick(page, "hand:SC2", "side:power")
    check_status(page, "Scott: choose the follower whose power to copy.")
    pick(page, "army:1:1")
    check_status(page, "Scott copies Cockburn: choose the supporter to take in exchange.")
    pick(page, "supporter:2")
    my_turn_or_over(page)
    expect(page.locator(".supporters .card")).to_have_count(2)
    expect(page.locator('.supporters [data-card="SC2"]')).to_be_visible()
    expect(page.locator('.army.mine [data-card="MD9"]')).to_be_visible()


def test_makgill_musters_once_more_or_stops(page: Page, site: PagesSite) -> None:
    at(page, site, table("", "", hands="MG2 FO7 FO8", recruits="SC1", deck=DECK[2:]))
    pick(page, "hand:MG2", "side:power")
    check_status(page, "Muster one more card, or leave it.")
    pick(page, "hand:FO7", "side:up")
    my_turn_or_over(page)
    expect(page.locator(".army.mine .followers .card")).to_have_count(2)


def test_mine_face_down_is_shown_to_me_alone(page: Page, site: PagesSite) -> None:
    state = table("FO5- FO6", "MD9- MD2", hands="WE3,CC1", recruits="SC1 SC7-", deck=DECK)
    at(page, site, state)
    expect(page.locator('.army.mine [data-card="FO5"]')).to_contain_class("clan-FO down")
    expect(page.locator(".army.mine .total")).to_have_accessible_name(
        "strength 22, doubled, all of one clan, strongest so far"
    )
    expect(page.locator(".army:not(.mine) .total")).to_have_accessible_name(
        "strength 2, and 1 face down"
    )
    html = page.locator(".table").inner_html()
    for hidden in ("MD9", "SC7", "CC1", "MacDonnell 9", "Scott 7"):
        assert hidden not in html


def test_a_sum_with_all_its_signs_stays_on_the_page(page: Page, site: PagesSite) -> None:
    hidden = "MD1- MD3- MD4-"
    at(page, site, table("", f"CB4 CB2 {hidden}", "", hands="WE3,CC1", recruits="SC1", deck=DECK))
    total = page.locator(".army:not(.mine) .total").first
    expect(total).to_contain_text("+???")
    expect(total.locator(".doubled")).to_be_visible()
    check_fits(page)


# Taking cards


def test_a_recruit_is_looked_at_before_it_is_taken(page: Page, site: PagesSite) -> None:
    at(page, site, table("", "", hands="WE3,CC1", recruits="SC4 FO7 MD2-", deck=DECK))
    pick(page, "recruit:2")
    expect(page.locator(".lens")).to_contain_text("Draw the top card of the draw pile.")
    check_status(page, "Recruit Forsyth 7?")
    look_at(page, "recruit:1")
    pick(page, "do:recruit")
    my_turn_or_over(page)
    expect(page.locator('.hand [data-card="SC4"]')).to_be_visible()


def test_ten_cards_leave_no_room_for_a_recruit(page: Page, site: PagesSite) -> None:
    ten = " ".join(f"FO{strength}" for strength in range(1, 11))
    at(page, site, table("", "", "", "", "", hands=ten, recruits="SC4", deck=DECK))
    check_fits(page)
    check_targets(page)
    look_at(page, "recruit:1")
    check_status(page, "Ten cards in hand: no recruit can be taken.")
    expect(page.locator(".lens")).to_contain_text("Scott 4")


def test_cochrane_claims_two_and_the_skirmish_is_summed_up(page: Page, site: PagesSite) -> None:
    state = table(
        "CC4:CC FO12", "MD9", hands="WE3,CC1", supporters="SC8 SC9", phase="turn", round=5,
        turn=1, recruits="SC1 SC2 SC3 SC4 SC5", deck=[*DECK, "CB1", "CB2", "CB3"],
    )  # fmt: skip
    at(page, site, state)
    check_status(page, "Claim two supporters.")
    pick(page, "supporter:1")
    check_status(page, "And one more supporter.")
    pick(page, "supporter:2", "do:claim")
    sheet = page.locator(".sheet-round")
    expect(sheet).to_contain_text("End of the skirmish")
    expect(sheet.locator(".fought li").first).to_contain_text("You")
    expect(sheet.locator(".fought li").nth(1)).to_contain_text("takes nothing")
    expect(sheet.locator(".standings li").first).to_have_text("You17")
    check_axe(page)
    page.get_by_role("button", name="Go on").click()
    expect(sheet).to_have_count(0)


def test_looking_at_a_player_shows_pile_and_known_cards(page: Page, site: PagesSite) -> None:
    victory = [["MD8", "CB5"], []]
    state = table("", "", hands="WE3,CC1", recruits="SC4 FO7", deck=DECK, victory=victory)
    people = [{"kind": "human", "name": name} for name in ("Léa", "Tom")]
    start_game(page, site, GAME, position=state.to_dict(), setup={"game": GAME, "seats": people})
    page.get_by_role("button", name="Show my cards").click()
    pick(page, "recruit:2", "do:recruit")
    page.get_by_role("button", name="Show my cards").click()
    look_at(page, "lord:0")
    lens = page.locator(".lens")
    expect(lens).to_contain_text("13 of 40 points")
    expect(lens.get_by_role("img", name="MacDonnell 8")).to_be_visible()
    expect(lens.get_by_role("img", name="Forsyth 7")).to_be_visible()
    check_status(page, "Take a recruit or muster a card.")


def test_each_move_is_announced_in_words(page: Page, site: PagesSite) -> None:
    at(page, site, table("", "", hands="WE3 WE4,CC1", recruits="SC4 FO7", deck=DECK))
    heard = listen(page)
    pick(page, "hand:WE3", "side:down")
    my_turn_or_over(page)
    said = " ".join(heard())
    assert "Wemyss 3: face down or face up?" in said
    assert "You muster Wemyss 3 face down." in said
    assert "Hamish" in said


def test_people_at_one_screen_hear_of_themselves_by_name(page: Page, site: PagesSite) -> None:
    people = [{"kind": "human", "name": name} for name in ("Léa", "Tom")]
    start_game(page, site, GAME, setup={**setup(2), "seats": people})
    page.get_by_role("button", name="Show my cards").click()
    my_turn_or_over(page)
    card = next(element for element in lit(page) if element.startswith("hand:"))
    pick(page, card, "side:down")
    page.get_by_role("button", name="Show my cards").click()
    page.get_by_role("button", name="Log").click()
    log = "\n".join(log_of(page))
    assert "musters a card face down." in log
    assert "You" not in log


# Looks

FULL: dict[str, Any] = {
    "hands": "WE4 CB1 FO7 MG5 SC6 FE9 CC10 MD1 BR2,MG1,MG2,MG4,MG6 MG7",
    "supporters": "SC9 CB10 WE12 FO11 MG12",
    "recruits": "SC1 CC5 MG9 WE11- FE1-",
    "round": 3,
    "deck": ["CC2", "CC3"],
    "discard": ["FO12", "MG8"],
    "victory": [["SC5", "SC7"], ["CC1"], ["CC11", "CC12"], ["FE10", "MD5"], []],
}


def full() -> LordsState:
    return table(
        "MD4:spent MD9 SC3:CC MD11-", "FO6 FO9- MG3 FE8 CC7- WE9", "CB12 CB8", "BR1:BR FE6 FE12-",
        "SC12-", **FULL,
    )  # fmt: skip


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "dark"), (DESKTOP, "light")])
def test_axe_finds_nothing(page: Page, site: PagesSite, size: Any, theme: str) -> None:
    page.set_viewport_size(size)
    at(page, site, full(), settings={"theme": theme, "letters": True})
    check_axe(page)
    check_fits(page)
    check_names(page)
    check_targets(page)
    pick(page, "hand:WE4")
    check_axe(page)
    check_targets(page)
    pick(page, "side:power")
    check_axe(page)
    look_at(page, "lord:3")
    check_axe(page)


@pytest.mark.parametrize("players", [2, 5])
def test_every_table_fits(page: Page, site: PagesSite, players: int) -> None:
    start_game(page, site, GAME, query="?lang=fr", setup=setup(players))
    my_turn_or_over(page)
    for size in [(360, 640), (390, 844), (768, 1024), (740, 360), (1440, 900)]:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        check_fits(page)
        check_targets(page)
