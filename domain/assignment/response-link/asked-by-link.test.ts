import { expect, test } from "vitest";
import { askedByLink } from "./asked-by-link.ts";

const nothing = { quote: false, revise: false, confirm: false, stands: false };
const asked = (
  may: Partial<typeof nothing>,
  { quotedAmount = 52_800_00 as number | null, asksForLines = false, toAnswer = 0 } = {},
) => askedByLink({ may: { ...nothing, ...may }, quotedAmount, asksForLines, toAnswer });

test("a new invitation asks for a quote, and so does a quote without a price [W06]", () => {
  const send = { stage: "send", steps: [], keep: null };
  expect(asked({ quote: true }, { quotedAmount: null })).toEqual(send);
  // a withdrawn or expired quote still has its amount
  expect(asked({ quote: true })).toEqual(send);
  for (const quotedAmount of [null, 0]) {
    expect(asked({ revise: true, confirm: true }, { quotedAmount })).toEqual(send);
  }
  expect(asked({ quote: true }, { toAnswer: 1 })).toMatchObject({ steps: ["questions"] });
});

test("a changed brief, a final offer and questions are steps of one card, in this order [W06]", () => {
  const all = { revise: true, confirm: true, stands: true };
  expect(asked(all, { asksForLines: true, toAnswer: 2 })).toEqual({
    stage: "steps",
    steps: ["brief", "round", "lines", "questions"],
    keep: "stands",
  });
});

test("keeping the price answers the changed brief and the final offer together [W06]", () => {
  expect(asked({ revise: true, confirm: true, stands: true }).keep).toBe("stands");
  expect(asked({ revise: true, stands: true }).keep).toBe("stands");
  expect(asked({ revise: true, confirm: true }).keep).toBe("confirm");
  expect(asked({ revise: true }, { toAnswer: 1, asksForLines: true }).keep).toBeNull();
});

test("when nothing is asked about a sent quote it is done; an ended request asks nothing [W06]", () => {
  expect(asked({ revise: true })).toEqual({ stage: "done", steps: [], keep: null });
  expect(asked({})).toEqual({ stage: "ended", steps: [], keep: null });
});
