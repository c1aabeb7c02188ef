"""Run inside Pyodide by record_modules.mjs: does once what the site promises, and says
which standard modules that took."""

import importlib
import json
import sys
import traceback
import zipfile

ARCHIVE = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip/"


def recorded() -> str:
    """JSON list of the archive's files that were imported so far."""
    origins = (getattr(module.__spec__, "origin", None) for module in list(sys.modules.values()))
    names = {origin.removeprefix(ARCHIVE) for origin in origins if origin and ARCHIVE in origin}
    return json.dumps(sorted(names))


def play_a_game(game_id: str) -> None:
    """Through the session, with a computer player in each seat."""
    from quatuor import games, session

    def ask(**request: object) -> object:
        return json.loads(session.handle(json.dumps(request)))

    seats = [{"kind": "computer", "name": "", "level": "expert"}] * games.get(game_id).min_players
    ask(op="new", game=game_id, players=len(seats), seats=seats, seed=1)
    for _ in range(20):
        ask(op="think", slice=10, now=True)


async def keep_engine_promises(modules: list[str]) -> None:
    """Import everything, play every game, report an error."""
    sys.path.append("/packages")
    for module in modules:
        importlib.import_module(module)
    from quatuor import games

    for game_id in games.IDS:
        play_a_game(game_id)
    try:
        raise ValueError("an error is told with its traceback")
    except ValueError:
        traceback.format_exc()
    with zipfile.ZipFile(ARCHIVE.rstrip("/")):
        pass  # what micropip needs is added to it on demand
    for codec in ("utf-8", "ascii", "latin-1"):
        "a".encode(codec).decode(codec)


async def keep_micropip_promises(micropip_wheel: str, engine_wheel: str) -> None:
    """Install the engine's wheel by micropip, as a console on another site would."""
    sys.path.append(micropip_wheel)
    import micropip

    await micropip.install(f"emfs:{engine_wheel}")
    micropip.list()
