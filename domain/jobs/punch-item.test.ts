import { expect, test } from "vitest";
import { siteLinkEndsAt } from "../quotes/site-link.ts";
import {
  blocksOpening,
  punchArrow,
  punchEvents,
  punchEventsOf,
  punchStates,
} from "./punch-item.ts";

test("every event of a punch item moves it as the table says, by its side [T19]", () => {
  const table = punchStates.flatMap((from) =>
    punchEvents.flatMap((event) => {
      const arrow = punchArrow(from, event);
      return arrow ? `${from} ${event} ${arrow.to} ${arrow.by}` : [];
    }),
  );
  expect(table).toEqual([
    "open fixed fixed builder",
    "open not-agreed not-agreed builder",
    "fixed accept accepted exhibitor",
    "fixed reopen open exhibitor",
    "not-agreed fixed fixed builder",
    "not-agreed accept accepted exhibitor",
    "not-agreed reopen open exhibitor",
  ]);
  expect(punchEventsOf("open", "crew")).toEqual(["fixed"]);
  expect(punchEventsOf("open", "builder")).toEqual(["fixed", "not-agreed"]);
  expect(punchEventsOf("open", "exhibitor")).toEqual([]);
});

test("only an open item before the opening keeps a booth from being delivered [T20]", () => {
  const before = { urgency: "before-opening" } as const;
  expect(punchStates.filter((state) => blocksOpening({ ...before, state }))).toEqual(["open"]);
  expect(blocksOpening({ urgency: "during", state: "open" })).toBe(false);
});

test("a site link works until three days after the last show day are over everywhere [T18]", () => {
  expect(siteLinkEndsAt("2027-01-10")).toEqual(new Date("2027-01-14T12:00:00Z"));
  expect(siteLinkEndsAt(null)).toBeNull();
});
