import assert from "node:assert/strict";
import { test } from "node:test";

import { pace, readSettings } from "../../../js/kept/settings.js";

test("stored settings are read through the schema", () => {
  const settings = readSettings({ theme: "dark", speed: "warp", sound: "yes", extra: 1 });
  assert.equal(settings.theme, "dark");
  assert.equal(settings.speed, "auto");
  assert.equal(settings.sound, true);
  assert.ok(!("extra" in settings));
});

test("the system's wish for less motion counts until a speed is chosen", () => {
  assert.equal(pace("auto", true).move, 0);
  assert.ok(pace("auto", false).move > 0);
  assert.ok(pace("slow", true).move > 0);
});
