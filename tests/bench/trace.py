"""What a trace of the page tells: the tasks of its thread, in time and in processor time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

CATEGORIES = ["toplevel", "blink.user_timing"]
Event = dict[str, Any]


class Task(NamedTuple):
    """One task of the page's thread. Microseconds; `busy` is processor time, not time alone."""

    start: int
    end: int
    busy: int


class PageTrace:
    """The thread that has set the marks `clicked` and `shown`."""

    def __init__(self, events: list[Event]) -> None:
        marks = [event for event in events if event["cat"] == "blink.user_timing"]
        self.marks = [
            (mark["name"], mark["ts"]) for mark in marks if mark["name"] in ("clicked", "shown")
        ]
        thread = next(
            (mark["pid"], mark["tid"]) for mark in marks if mark["name"] in ("clicked", "shown")
        )
        self.tasks = [
            Task(event["ts"], event["ts"] + event["dur"], event["tdur"])
            for event in events
            if (event["pid"], event["tid"]) == thread
            and event["name"] == "ThreadControllerImpl::RunTask"
            and "tdur" in event
        ]

    def moves(self) -> Iterator[float]:
        """Milliseconds of processor time between each click that made a move and its outcome."""
        begin = 0
        for name, at in sorted(self.marks, key=lambda mark: mark[1]):
            if name == "clicked":
                begin = at
            else:
                inside = [task for task in self.tasks if task.end > begin and task.start < at]
                yield sum(task.busy for task in inside) / 1000
