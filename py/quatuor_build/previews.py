"""What others see of a link to a game: play/<game>.html with title, text and picture; and, where
the site's address is known, oEmbed, by which a blog turns the link into the game itself."""

from __future__ import annotations

import html
import json
from string import Template

from quatuor_build.console import ROOT
from quatuor_build.stamps import sources

TEMPLATE = ROOT / "js" / "pages" / "play.html"
PICTURES = ROOT / "js" / "art" / "previews"
TEXTS = ROOT / "js" / "i18n"
FIRST_LANGUAGE = "en"
FRAME = {"width": 720, "height": 640}
"""A table's size on a blog; it may be any other."""


def games() -> list[str]:
    """The games that have a picture."""
    return [path.stem for path in sources(PICTURES, "*.png") if path.stem != "quatuor"]


def languages() -> list[str]:
    """The languages that have texts."""
    return [path.parent.name for path in sources(TEXTS, "*/games.json")]


def texts(language: str) -> dict[str, str]:
    """The names of the games, and what the site says of itself."""
    return {
        key: text
        for part in ("games", "site")
        for key, text in json.loads((TEXTS / language / f"{part}.json").read_text("utf-8")).items()
    }


def page_name(game: str, language: str) -> str:
    """The first language's pages have the plain name."""
    return game if language == FIRST_LANGUAGE else f"{game}.{language}"


def head_of_site(site: str | None) -> str:
    """What index.html says to whoever draws the preview of a link to the site itself."""
    text = texts(FIRST_LANGUAGE)["preview.text"]
    facts = {
        "og:type": "website",
        "og:title": "Quatuor",
        "og:description": text,
        "og:image": f"{site or ''}play/quatuor.png",
        **({"og:url": site} if site else {}),
    }
    return "".join(
        f'    <meta property="{name}" content="{html.escape(value)}" />\n'
        for name, value in facts.items()
    )


def pages(site: str | None) -> dict[str, str]:
    """A page for each game and language, by name."""
    template = Template(TEMPLATE.read_text("utf-8"))
    made = {}
    for language in languages():
        words = texts(language)
        for game in games():
            page = page_name(game, language)
            made[f"play/{page}.html"] = template.substitute(
                language=language,
                game=game,
                name=html.escape(words[f"game.{game}"]),
                text=html.escape(f"{words[f'game.{game}.line']} {words['preview.text']}"),
                folder=f"{site}play/" if site else "",
                known=known(site, page),
            )
    return made


def known(site: str | None, page: str) -> str:
    """The lines of the head that need the site's address."""
    if site is None:
        return ""
    return (
        f'<meta property="og:url" content="{site}play/{page}.html" />\n    '
        f'<link rel="alternate" type="application/json+oembed" href="{site}oembed/{page}.json" />'
    )


def pictures() -> dict[str, bytes]:
    """The pictures beside the pages."""
    return {f"play/{path.name}": path.read_bytes() for path in sources(PICTURES, "*.png")}


def oembed(site: str | None) -> dict[str, bytes]:
    """The answers of oEmbed, which name everything in full."""
    if site is None:
        return {}
    made = {}
    for language in languages():
        words = texts(language)
        for game in games():
            name = html.escape(words[f"game.{game}"])
            frame = (
                f'<iframe src="{site}frame.html?game={game}&amp;lang={language}" title="{name}" '
                f'width="{FRAME["width"]}" height="{FRAME["height"]}" loading="lazy" '
                'allow="fullscreen; clipboard-write; web-share; autoplay" '
                'style="border:0;max-width:100%"></iframe>'
            )
            answer = {
                "version": "1.0",
                "type": "rich",
                "provider_name": "Quatuor",
                "provider_url": site,
                "title": words[f"game.{game}"],
                "html": frame,
                **FRAME,
                "thumbnail_url": f"{site}play/{game}.png",
                "thumbnail_width": 960,
                "thumbnail_height": 480,
            }
            text = json.dumps(answer, indent=1, ensure_ascii=False)
            made[f"oembed/{page_name(game, language)}.json"] = text.encode()
    return made
