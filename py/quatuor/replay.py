"""Replay a report, a saved game or a record, step by step: `python -m quatuor.replay FILE`."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from quatuor.record import Record, RecordError, from_dict, from_json, unseal


def read_record(text: str) -> Record:
    """The record inside a report, a save or a bare record; RecordError for anything else."""
    data: Any = text.strip()
    if not data.startswith("q1."):
        try:
            data = from_json(text)
        except ValueError as error:
            raise RecordError("record_format", str(error)) from error
    while not (isinstance(data, dict) and "actions" in data):
        if isinstance(data, str):
            data = unseal(data)
        elif isinstance(data, dict) and ("record" in data or "save" in data):
            data = data.get("record", data.get("save"))
        else:
            raise RecordError("record_format", "no record in it")
    return from_dict(data)


def about(text: str) -> list[str]:
    """What a report says beside the game, a line each; nothing for other texts."""
    try:
        report = from_json(text)
    except ValueError:
        return []
    if not isinstance(report, dict) or report.get("quatuor") != "report":
        return []
    names = ("version", "browser", "page", "problem", "errors", "seats", "ply")
    return [f"{name}: {json.dumps(report[name])}" for name in names if report.get(name)]


def replay(record: Record, *, positions: bool) -> list[str]:
    """A line for each action (with `positions` also the whole position before it)."""
    state = record.start()
    lines = [f"{record.game} {record.version}, {record.players} players, seed {record.seed}"]
    for ply, text in enumerate(record.actions):
        if positions:
            lines.append(json.dumps(state.to_dict(), separators=(",", ":")))
        seat = state.current_player()
        try:
            state.play(text)
        except ValueError as error:
            lines.append(f"{ply:4} {seat} {text}: refused, {error}")
            return lines
        lines.append(f"{ply:4} {seat} {text}")
    if positions:
        lines.append(json.dumps(state.to_dict(), separators=(",", ":")))
    end = f"winners {state.winners()}, {state.outcome_reason()}"
    turn = f"seat {state.current_player()} to move"
    lines.append(f"scores {state.scores()}, {end if state.is_terminal() else turn}")
    return lines


def plain(text: str) -> str:
    """A stranger's text for a terminal: what would steer it, or cannot be written, as escapes."""
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape", "surrogatepass").decode()
        for char in text
    )


def main(arguments: list[str] | None = None) -> int:
    """The command; 0 when the whole record is legal."""
    parser = argparse.ArgumentParser(prog="python -m quatuor.replay", description=__doc__)
    parser.add_argument("file", help="a report, save or record; - for standard input")
    parser.add_argument("--positions", action="store_true", help="print every position")
    options = parser.parse_args(arguments)
    try:
        if options.file == "-":
            text = sys.stdin.read()
        else:
            with open(options.file, encoding="utf-8") as file:
                text = file.read()
        lines = about(text) + replay(read_record(text), positions=options.positions)
    except (OSError, UnicodeDecodeError, RecordError) as error:
        print(plain(str(error)), file=sys.stderr)
        return 2
    print("\n".join(map(plain, lines)))
    return 1 if "refused" in lines[-1] else 0


if __name__ == "__main__":
    sys.exit(main())
