import { expect, test } from "vitest";
import { fewBuildersText } from "./few-builders-text.ts";

test.for([
  [
    3,
    1,
    2,
    "Only 3 builders in our network fit this show, size and budget, so we expect 1 to 2 quotes, not 5.",
  ],
  [
    1,
    0,
    1,
    "Only 1 builder in our network fits this show, size and budget, so we expect up to 1 quote, not 5.",
  ],
  [
    2,
    0,
    0,
    "Only 2 builders in our network fit this show, size and budget, so we can't expect quotes for it.",
  ],
  [
    6,
    3,
    6,
    "Only 6 builders in our network fit this show, size and budget, so we expect 3 to 5 quotes, maybe not all 5.",
  ],
  [
    0,
    0,
    0,
    "No builder in our network fits this show, size and budget yet, so we can't expect quotes for it.",
  ],
] as const)(
  "fewBuildersText() of %i builders, %i to %i quotes [Q28]",
  ([fitting, low, high, words]) => {
    expect(fewBuildersText({ fitting, low, high, promised: 5 })).toBe(words);
  },
);
