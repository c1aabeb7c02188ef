"""Run inside Pyodide by record_modules.mjs: does once what the site promises, and says
which standard modules that took."""

import importlib
import json
import pkgutil
import sys
import traceback
import zipfile

ARCHIVE = "/lib/python314.zip/"
NATIVE_ONLY = {"quatuor.arena"}


def recorded() -> str:
    """JSON list of the archive's files that were imported so far."""
    origins = (getattr(module.__spec__, "origin", None) for module in list(sys.modules.values()))
    names = {origin.removeprefix(ARCHIVE) for origin in origins if origin and ARCHIVE in origin}
    return json.dumps(sorted(names))


def import_engine() -> None:
    """Every module of the package, as the worker may import it."""
    sys.path.append("/packages")
    import quatuor

    for module in pkgutil.walk_packages(quatuor.__path__, "quatuor."):
        if not any(module.name.startswith(name) for name in NATIVE_ONLY):
            try:
                importlib.import_module(module.name)
            except Exception as error:
                print(f"{module.name} could not be imported: {error!r}", file=sys.stderr)


def play_a_game(game_id: str) -> None:
    """Through the session, with a computer player in each seat."""
    from quatuor import games, session

    def ask(**request: object) -> object:
        return json.loads(session.handle(json.dumps(request)))

    seats = [{"kind": "computer", "name": "", "level": "expert"}] * games.get(game_id).min_players
    ask(op="new", game=game_id, players=len(seats), seats=seats, seed=1)
    for _ in range(20):
        ask(op="think", slice=10, now=True)


async def keep_engine_promises() -> None:
    """Import everything, play every game, report an error."""
    import_engine()
    from quatuor import games

    for game_id in games.IDS:
        try:
            play_a_game(game_id)
        except Exception as error:
            print(f"{game_id} could not be played: {error!r}", file=sys.stderr)
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
