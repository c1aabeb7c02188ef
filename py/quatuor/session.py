"""What the page asks and Python answers: JSON text in, JSON text out (docs/architecture.md)."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from quatuor import ai, games
from quatuor.analysis import Analysis, Judgement
from quatuor.choices import paths
from quatuor.games.base import Game, IllegalAction
from quatuor.record import MAX_TEXT, RecordError, begin, from_json, seal, unseal
from quatuor.table import Table, load_table, prepared, seats_for

Json = dict[str, Any]

MAX_REQUEST = 2 * MAX_TEXT
HINT_LEVEL = "expert"


class RequestError(Exception):
    """A request that cannot be answered; `key` is a text key of the page."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.args_for_text = args


def bad_request(wrong: object) -> RequestError:
    """Of what the page sent, never of the table: `wrong` is told, a hidden card must not be."""
    return RequestError("bad_request", detail=str(wrong)[:200])


class Session:
    """One page's table, and whose eyes it shows. Requests are methods named `op_...`."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._eyes: int | None = None
        self._curtain: int | None = None
        self._told = 0
        self._thinker: ai.Thinker[Any] | None = None
        self._hint: ai.Thinker[Any] | None = None
        self._analysis: Analysis | None = None

    def handle(self, text: str) -> str:
        """Answer a request; every failure is an answer too, and leaves the table as it was."""
        try:
            answer = {"ok": True, **self._answer(text)}
        except RequestError as error:
            answer = _failure(error.key, error.args_for_text)
        except IllegalAction as error:
            answer = _failure("illegal", {"reason": error.reason, **error.args_for_text})
        except RecordError as error:
            answer = _failure(error.reason, {})
        except Exception as error:  # the page must get an answer, whatever happens here
            answer = _failure("internal", {"detail": _place(error)})
        return json.dumps(answer, separators=(",", ":"))

    def _answer(self, text: str) -> Json:
        if len(text) > MAX_REQUEST:
            raise RequestError("too_large")
        try:
            request = from_json(text)
        except ValueError as error:
            raise bad_request(error) from error
        if not isinstance(request, dict):
            raise bad_request("a request is an object")
        op = request.get("op")
        method: Callable[[Json], Json] | None = None
        if isinstance(op, str):
            method = getattr(self, f"op_{op}", None)
        if method is None:
            raise bad_request(f"op: {op!r} is unknown")
        return method(request)

    @property
    def table(self) -> Table:
        if self._table is None:
            raise RequestError("no_game")
        return self._table

    # Requests

    def op_games(self, request: Json) -> Json:
        """What can be played; with `game` that one alone, ready for its first moves."""
        asked = [prepared(_game(request).id)] if "game" in request else games.all()
        return {
            "games": [
                {
                    "id": game.id,
                    "version": game.version,
                    "min_players": game.min_players,
                    "max_players": game.max_players,
                    "options": {
                        name: {"default": option.default, "choices": list(option.choices)}
                        for name, option in game.option_choices.items()
                    },
                }
                for game in asked
            ]
        }

    def op_new(self, request: Json) -> Json:
        """A new game; seats, options, seed or a position to start from are the page's choice."""
        seats = request.get("seats")
        if not isinstance(seats, list):
            raise bad_request("seats: a list, please")
        choices = (request.get(name) for name in ("options", "seed", "position"))
        try:
            record = begin(_game(request), request.get("players", len(seats)), *choices)
            table_seats = seats_for(record, seats)
        except ValueError as error:
            raise bad_request(error) from error
        return self._sit_down(Table(record, table_seats))

    def op_load(self, request: Json) -> Json:
        """A saved game, or a plain record with `seats` beside it; `seat`: who saw it last."""
        save, seat = request.get("save"), request.get("seat")
        plain = {"record": save, "seats": request.get("seats")}
        table = load_table(unseal(save) if isinstance(save, str) else plain)
        _check_person(table, seat)
        return self._sit_down(table, seat)

    def op_view(self, request: Json) -> Json:
        """The table through the eyes of one person, who lifts the curtain by asking."""
        seat = request.get("seat")
        _check_person(self.table, seat)
        if (
            seat is not None
            and len(self.table.humans) > 1
            and seat not in (self._curtain, self._eyes)
        ):
            raise RequestError("not_your_turn")
        self._eyes = seat
        self._curtain = None
        return {"view": self._view(whole_log=True)}

    def op_act(self, request: Json) -> Json:
        """Play an action for the person to move; `ply` guards against asking twice."""
        table = self.table
        if request.get("ply", table.ply) != table.ply:
            raise RequestError("stale")
        text = request.get("action")
        if not isinstance(text, str):
            raise bad_request("action: a text, please")
        if table.turn is None:
            raise RequestError("game_over")
        if table.turn != self._eyes or self._curtain is not None:
            raise RequestError("not_your_turn")
        table.act(text)
        return self._moved()

    def op_think(self, request: Json) -> Json:
        """One slice of the computer's turn, or its move if it is ready (or `now` is true).

        A lesson hands over the `action` that the computer shall make.
        """
        table = self.table
        if table.turn is None:
            raise RequestError("game_over")
        seat = table.seats[table.turn]
        if seat.kind != "computer":
            raise RequestError("not_a_computer")
        if isinstance(told := request.get("action"), str):
            table.act(told)
            return self._moved()
        if self._thinker is None:
            self._thinker = table.thinker(seat.level, _budget(request))
        ready = self._thinker.run(_slice(request))
        if not ready and request.get("now") is not True:
            return {"thinking": {"progress": self._thinker.progress}}
        table.act(table.state.action_text(self._thinker.best()))
        return self._moved()

    def op_hint(self, request: Json) -> Json:
        """One slice of thought about the person's best move, or the candidates found."""
        table = self.table
        if table.turn is None or table.turn != self._eyes:
            raise RequestError("not_your_turn")
        if self._hint is None:
            self._hint = table.thinker(HINT_LEVEL, _budget(request))
        if not self._hint.run(_slice(request)) and request.get("now") is not True:
            return {"thinking": {"progress": self._hint.progress}}
        state = table.state
        candidates = [
            {
                "action": state.action_text(candidate.action),
                "picks": next(iter(paths(table.view_module.picks(state, candidate.action)))),
                "expected": candidate.expected,
                "visits": candidate.visits,
            }
            for candidate in self._hint.analysis()[:3]
        ]
        self._hint = None
        return {"hint": {"candidates": candidates}}

    def op_undo(self, request: Json) -> Json:
        """Take back the last action, or with `free` the last of the only person."""
        reason = self.table.undo(free=request.get("free") is True)
        if reason is not None:
            raise RequestError(reason)
        self._told = len(self.table.log)
        return self._moved(whole_log=True)

    def op_at(self, request: Json) -> Json:
        """How it looked after `ply` actions; the game stays where it is."""
        return {"view": _view(self._earlier(request), self._eyes, self._curtain, choices=False)}

    def op_rewind(self, request: Json) -> Json:
        """Play on from an earlier position; what came after is given up."""
        earlier = self._earlier(request)
        earlier.assisted = True
        return self._sit_down(earlier)

    def op_analyse(self, request: Json) -> Json:
        """One slice of judgement over a finished game; the judgements after the first `known`."""
        table, known = self.table, request.get("known", 0)
        if table.turn is not None:
            raise RequestError("game_runs")
        if type(known) is not int or known < 0:
            raise bad_request("known: a number, please")
        if self._analysis is None:
            self._analysis = Analysis(table.record, table.humans, _budget(request))
        done = self._analysis.run(_slice(request))
        return {
            "analysis": {
                "done": done,
                "progress": self._analysis.progress,
                "judgements": [_judgement(table, one) for one in self._analysis.judgements[known:]],
            }
        }

    def op_record(self, _request: Json) -> Json:
        """The record, once there is nothing left to hide."""
        if self.table.turn is not None:
            raise RequestError("game_runs")
        return {"record": self.table.record.to_dict()}

    def op_share(self, request: Json) -> Json:
        """The game as a text for somebody else, who can unpack every card from it: of a game that
        runs only with `running`, once the person was told."""
        table = self.table
        if table.turn is not None and request.get("running") is not True:
            raise RequestError("game_runs")
        text = seal(table.save())
        if load_table(unseal(text)).state.to_dict() != table.state.to_dict():
            raise RequestError("share_failed")
        start = table.start
        deal = {
            "game": start.game,
            "players": start.players,
            "options": dict(start.options),
            "seed": start.seed,
        }
        return {"share": text, "deal": deal if start.position is None else None}

    # Views

    def _earlier(self, request: Json) -> Table:
        ply, last = request.get("ply"), self.table.ply
        if type(ply) is not int or not 0 <= ply <= last:
            raise bad_request(f"ply: {ply!r} is not in 0..{last}")
        return self.table.at(ply)

    def _sit_down(self, table: Table, eyes: int | None = None) -> Json:
        self._table = table
        self._eyes = table.humans[0] if len(table.humans) == 1 else eyes
        self._told = len(table.log)
        return self._moved(whole_log=True)

    def _moved(self, *, whole_log: bool = False) -> Json:
        """The view after a change of the table; between two persons falls the curtain."""
        self._thinker = self._hint = self._analysis = None
        table = self.table
        self._curtain = None
        if len(table.humans) > 1 and table.turn in table.humans and table.turn != self._eyes:
            self._curtain = table.turn
        return {"view": self._view(whole_log=whole_log)}

    def _view(self, *, whole_log: bool) -> Json:
        table = self.table
        view = _view(table, self._eyes, self._curtain, choices=True)
        start = 0 if whole_log else self._told
        view["log" if whole_log else "events"] = _events(table, view["seat"], start)
        self._told = len(table.log)
        return view


def _view(table: Table, eyes: int | None, curtain: int | None, *, choices: bool) -> Json:
    state, look = table.state, table.view_module
    seat = None if curtain is not None else eyes
    my_turn = choices and seat is not None and table.turn == seat
    undo = table.why_no_undo()
    view: Json = {
        "game": table.start.game,
        "version": table.start.version,
        "players": table.start.players,
        "options": state.options,
        "ply": table.ply,
        "seat": seat,
        "curtain": curtain,
        "seats": [one._asdict() for one in table.seats],
        "turn": table.turn,
        "status": look.status(state),
        "scores": state.scores(),
        "result": None,
        "table": look.table(state, seat),
        "choices": table.choices() if my_turn else {},
        "illegal": look.illegal(state) if my_turn else {},
        "events": [],
        "undo": {"can": undo is None, "key": undo, "free": table.free_undo_ply() is not None},
        "assisted": table.assisted,
        "save": seal(table.save()),
    }
    if table.turn is None:
        view["result"] = {
            "winners": state.winners(),
            "reason": state.outcome_reason(),
            "scores": state.scores(),
            **look.result(state),
        }
    return view


def _events(table: Table, seat: int | None, start: int) -> list[Json]:
    """The log from event `start` on; `ply` is the number of actions after which it stood there."""
    events: list[Json] = []
    begin = 0
    for ply, move in enumerate(table.moves, 1):
        for event in table.log[max(begin, start) : move.events_end]:
            events.append({"ply": ply, **event.seen_by(seat)})
        begin = move.events_end
    return events


def _judgement(table: Table, judgement: Judgement[Any]) -> Json:
    """A judgement for the page: the better action as picks, and as the log would tell it."""
    state, best = judgement.state, judgement.best
    answer: Json = judgement._asdict()
    del answer["state"], answer["best"]
    answer["better"] = None
    if judgement.loss:
        after = state.clone()
        after.journal = []
        after.apply(best)
        answer["better"] = {
            "picks": next(iter(paths(table.view_module.picks(state, best)))),
            "event": after.journal[0].seen_by(judgement.seat),
        }
    return answer


def _game(request: Json) -> Game[Any]:
    try:
        return games.get(request.get("game", ""))
    except ValueError as error:
        raise bad_request(error) from error


def _check_person(table: Table, seat: object) -> None:
    if seat is not None and (type(seat) is not int or seat not in table.humans):
        raise bad_request(f"seat: {seat!r} is no person's")


def _budget(request: Mapping[str, Any]) -> ai.Budget | None:
    budget = request.get("budget")
    if budget is None:
        return None
    limits = {}
    for name, most in (("milliseconds", 60_000), ("playouts", 1_000_000)):
        value = budget.get(name) if isinstance(budget, dict) else None
        if value is not None:
            if type(value) is not int or not 1 <= value <= most:
                raise bad_request(f"budget: {name} is not in 1..{most}")
            limits[name] = value
    return ai.Budget(**limits)


def _slice(request: Mapping[str, Any]) -> float:
    """The seconds to think before the page is answered."""
    value = request.get("slice", 40)
    if type(value) is not int or not 1 <= value <= 10_000:
        raise bad_request("slice: milliseconds, please")
    return value / 1000


def _failure(key: str, args: Mapping[str, object]) -> Json:
    return {"ok": False, "error": {"key": key, "args": dict(args)}}


def _place(error: Exception) -> str:
    """What went wrong and where, without any value: a value might be a hidden card."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = ""
    if trace is not None:
        file = trace.tb_frame.f_code.co_filename.replace("\\", "/").split("/")
        where = f" in {'/'.join(file[-3:])}:{trace.tb_lineno}"
    return type(error).__name__ + where


_session = Session()


def handle(text: str) -> str:
    """Answer a request of the page; the worker has one session."""
    return _session.handle(text)
