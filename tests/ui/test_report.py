"""A report of a problem: one press on the page, played again natively."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quatuor.record import from_dict, unseal
from quatuor.replay import main as replay
from server.pages import PagesSite
from ui.support import Guard
from ui.table import check_axe, check_fits, lit, my_turn_or_over, open_page, start_game, tap

HEAR = """if (navigator.clipboard)
    navigator.clipboard.writeText = async (text) => { window.copied = text; };"""
SEATS = [{"kind": "human", "name": "Ann Onymous"}, {"kind": "computer", "name": "Robert"}]


@pytest.fixture
def page(warm: Page) -> Page:
    warm.add_init_script(HEAR)
    return warm


def copied(page: Page) -> dict[str, Any]:
    """What one press on the button that is in sight copies."""
    page.get_by_role("button", name="Report a problem").click()
    expect(page.locator(".sheet-report")).to_contain_text("Copied.")
    text = page.evaluate("window.copied")
    assert text == page.locator(".sheet-report textarea").input_value()
    assert "Ann" not in text
    assert "Robert" not in text
    report: dict[str, Any] = json.loads(text)
    return report


@pytest.mark.firefox
def test_a_report_from_the_menu_is_replayed_natively(
    page: Page, site: PagesSite, tmp_path: Path, capsys: Any
) -> None:
    setup = {"game": "schotten_totten", "players": 2, "seats": SEATS, "options": {}}
    start_game(page, site, "schotten_totten", setup=setup)
    for _ in range(3):
        for _ in range(2):
            assert my_turn_or_over(page)
            tap(page, lit(page)[-1])
    assert my_turn_or_over(page)
    page.get_by_role("button", name="Menu").click()
    report = copied(page)
    check_axe(page)
    check_fits(page)
    kept = page.evaluate(
        """JSON.parse(localStorage.getItem(
            Object.keys(localStorage).find((key) => key.includes("game:")))).data"""
    )
    record = unseal(kept["save"])["record"]
    assert unseal(report["record"]) == record
    assert report["seed"] == record["seed"]
    assert report["ply"] == len(record["actions"]) >= 6
    assert (
        report["version"] == json.loads(page.request.get(f"{site.url}files.json").text())["version"]
    )

    file = tmp_path / "report.json"
    file.write_text(json.dumps(report), "utf-8")
    assert replay([str(file), "--positions"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert f'version: "{report["version"]}"' in lines
    assert json.loads(lines[-2]) == from_dict(record).replay().to_dict()


def test_what_goes_wrong_on_the_page_is_told_and_can_be_reported(
    page: Page, site: PagesSite, guard: Guard
) -> None:
    guard.expect("no such card")
    start_game(page, site, "scout")
    assert my_turn_or_over(page)
    page.evaluate("setTimeout(() => { throw new Error('no such card'); })")
    expect(page.locator(".status")).to_contain_text("Something went wrong on this page")
    report = copied(page)
    assert report["problem"]["key"] == "page_error"
    assert report["errors"][0].startswith("Error: no such card")
    page.keyboard.press("Escape")
    assert my_turn_or_over(page)


def test_a_start_that_fails_can_be_reported(page: Page, site: PagesSite, guard: Guard) -> None:
    guard.expect("engine.zip")
    guard.expect("ERR_FAILED")
    page.route("**/engine.zip", lambda route: route.abort())
    open_page(page, site, "#play/scout")
    expect(page.get_by_role("alert")).to_be_visible()
    report = copied(page)
    assert report["problem"]["key"] == "boot_failed"
    assert "record" not in report
