"""What build.py is made of; standard library only. It stands beside the engine, not in its wheel."""
