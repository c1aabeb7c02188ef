"""Tests of SCOUT."""
