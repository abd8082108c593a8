import { expect, test } from "vitest";
import { isAnsweredByAll, ownRoundEndWords, roundEndWords, roundWords } from "./round-words.ts";

const part = {
  id: "r",
  text: "Your last word?",
  lines: [],
  openedAt: "",
  endsAt: "",
  expiresFirst: false,
  state: "open" as const,
  answer: null,
  answeredAt: null,
  isLate: false,
};

test.each([
  [{}, "Best and final offer requested"],
  [{ answer: "stands" as const }, "Stands by this quote"],
  [{ answer: "revised" as const, state: "ended" as const }, "Revised in the round"],
  [{ state: "ended" as const }, "No best and final offer"],
  [{ state: "ended" as const, isLate: true }, "Revised after the round"],
  [{ state: "cancelled" as const, answer: "revised" as const }, null],
])("roundWords() of %o is %s [R22]", (facts, words) => {
  expect(roundWords({ ...part, ...facts })).toBe(words);
});

const ended = { ...part, state: "ended" as const, endsAt: "2026-11-20T16:00:00.000Z" };

test("roundEndWords() says how the latest round ended, and to exhibitors how to get another [R22]", () => {
  const first = { ...ended, openedAt: "2026-11-10T16:00:00.000Z", state: "cancelled" as const };
  const latest = { ...ended, openedAt: "2026-11-19T16:00:00.000Z" };
  expect(roundEndWords([first, latest], true)).toBe(
    "The round of best and final offers ended Nov 20.",
  );
  expect(roundEndWords([first], false)).toBe(
    "The round of best and final offers was canceled. Contact us if you need another.",
  );
});

test.each([
  [{}, "Your quote stands."],
  [{ answer: "revised" as const }, "You revised your quote."],
  [{ isLate: true }, "You revised your quote after that."],
])("ownRoundEndWords() of %o says the outcome of the builder's own quote [R22]", (facts, words) => {
  expect(ownRoundEndWords({ ...ended, ...facts })).toBe(
    `The exhibitor asked for your best and final offer by Nov 20. ${words}`,
  );
  expect(ownRoundEndWords({ ...ended, ...facts, state: "open" })).toBeNull();
});

test("isAnsweredByAll() waits for the builders in this round whose quotes stand, and for no others [R22]", () => {
  const quote = (answer: "stands" | null, status = "pending", id = "r") => ({
    status,
    round: { ...part, id, answer },
  });
  const beside = [{ status: "pending", round: null }, quote(null, "pending", "earlier")];
  expect(isAnsweredByAll([quote("stands"), quote(null), ...beside], "r")).toBe(false);
  expect(isAnsweredByAll([quote("stands"), quote(null, "withdrawn"), ...beside], "r")).toBe(true);
});
