"""Previews of links, and oEmbed, on a site whose address is known."""

import json
import re

import pytest

from quatuor_build import pages, previews
from quatuor_build.console import BuildError

SITE = "https://somebody.example/quatuor/"


def test_every_game_has_a_page_in_every_language() -> None:
    found = set(previews.pages(None))
    assert len(found) == len(previews.games()) * len(previews.languages()) == 8
    assert {"play/scout.html", "play/scout.fr.html"} <= found


def test_pages_name_picture_and_answer_in_full() -> None:
    for name, html in previews.pages(SITE).items():
        facts = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', html))
        assert facts["url"] == SITE + name
        assert facts["image"].removeprefix(SITE) in previews.pictures()
        link = re.search(r'type="application/json\+oembed" href="([^"]*)"', html)
        assert link
        assert link[1].removeprefix(SITE) in previews.oembed(SITE)


def test_the_site_itself_has_a_preview() -> None:
    head = previews.head_of_site(SITE)
    assert f'"og:image" content="{SITE}play/quatuor.png"' in head
    assert "play/quatuor.png" in previews.pictures()
    assert "http" not in previews.head_of_site(None)


def test_answers_are_what_the_format_asks_for() -> None:
    for data in previews.oembed(SITE).values():
        answer = json.loads(data)
        assert answer["version"] == "1.0"
        assert answer["type"] == "rich"
        assert {"html", "width", "height", "title"} <= set(answer)
        assert f'src="{SITE}frame.html?game=' in answer["html"]
        assert answer["thumbnail_url"].removeprefix(SITE) in previews.pictures()


def test_without_an_address_nothing_pretends_to_know_it() -> None:
    assert previews.oembed(None) == {}
    assert not any("oembed" in html or "og:url" in html for html in previews.pages(None).values())


@pytest.mark.parametrize("address", ["example.org", 'https://a"b/', "javascript:alert(1)"])
def test_an_address_that_is_none_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUATUOR_URL", address)
    with pytest.raises(BuildError, match="QUATUOR_URL"):
        pages.site_address()


def test_an_address_gets_its_slash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUATUOR_URL", SITE.rstrip("/"))
    assert pages.site_address() == SITE
