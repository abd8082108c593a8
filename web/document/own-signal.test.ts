import { expect, test } from "vitest";
import { ownSignal } from "./own-signal.ts";

test("a signal of one's own is aborted with the other, until it is released", () => {
  const theirs = new AbortController();
  const [listening, released] = [ownSignal(theirs.signal), ownSignal(theirs.signal)];
  released.release();
  theirs.abort("gone");
  expect([listening.signal.aborted, listening.signal.reason]).toEqual([true, "gone"]);
  expect(released.signal.aborted).toBe(false);
  expect(ownSignal(theirs.signal).signal.aborted).toBe(true);
});
