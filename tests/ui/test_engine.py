"""The worker and its client on the built site: starting, answering, failing, coming back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from server.pages import PagesSite
from ui.support import open_blank, with_engine


@pytest.mark.firefox
def test_start_tells_its_steps_and_answers(page: Page, site: PagesSite) -> None:
    open_blank(page, site)
    boots, games = with_engine(
        page, 'const { games } = await engine.request({ op: "games" }); return [boots, games];'
    )
    assert boots[0]["state"] == "starting"
    assert boots[-1]["state"] == "ready"
    assert boots[-1]["done"] == ["download", "python", "rules"]
    shares = [boot["progress"] for boot in boots if boot.get("progress") is not None]
    assert shares == sorted(shares)
    assert shares[-1] > 0.9
    assert games
