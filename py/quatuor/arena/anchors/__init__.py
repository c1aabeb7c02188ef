"""The greedy anchors, one for each game: simple one-ply rules, frozen, so that figures from
different times can be compared. Do not improve them; only a change of the engine's data may
change their code.

Each has `action_values(state, actions)`, and looks at nothing but the table and its own hand.
"""
