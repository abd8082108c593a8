import { expect, test } from "vitest";
import { now } from "../examples.ts";
import { roundPartState } from "./round-part.ts";

test("a builder's part in a round is open until its end, whatever the others do", () => {
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
  const stateOf = (endsAt: string, cancelledAt: string | null = null) =>
    roundPartState({ endsAt, cancelledAt }, now);
  expect([stateOf(at(1)), stateOf(at(0)), stateOf(at(-1))]).toEqual(["open", "ended", "ended"]);
  expect([stateOf(at(1), at(-1)), stateOf(at(-1), at(-2))]).toEqual(["cancelled", "cancelled"]);
});
