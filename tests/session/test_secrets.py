"""No answer of the session names a card that its seat may not know, in whole games."""

import pytest

from quatuor import games
from quatuor.session import Session
from soak import kinds
from soak.secrets import answers_of_a_game, ask, events_of_a_game


@pytest.mark.parametrize("kind", kinds.KINDS)
def test_events_name_no_card_that_their_reader_cannot_know(kind: str) -> None:
    game, players = kinds.of(kind)
    assert events_of_a_game(game, players, 1)


@pytest.mark.parametrize("game", games.IDS)
def test_answers_are_the_same_for_all_that_the_seat_cannot_tell_apart(game: str) -> None:
    answers_of_a_game(games.get(game), 2, 0, 11)


@pytest.mark.parametrize("game", games.IDS)
def test_a_running_games_save_can_be_read_by_nobody_at_a_glance(game: str) -> None:
    session = Session()
    seats = [{"kind": "computer", "name": "", "level": "beginner"}] * 2
    answer = ask(session, op="new", game=game, seats=seats, seed=12)
    for _ in range(12):
        answer = ask(session, op="think", now=True)
    save = answer["view"]["save"]
    texts = [move.text for move in session.table.moves]
    assert not [text for text in texts if text in save]
