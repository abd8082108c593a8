import { expect, test } from "vitest";
import { waitingWords } from "./waiting-words.ts";

test.for([
  ["response-received", "SEMA Show", 4, "Sign in to see 4 quotes for SEMA Show"],
  ["response-revised", "SEMA Show", 1, "Sign in to see your quote for SEMA Show"],
  ["response-received", "SEMA Show", 0, "Sign in to see your request for SEMA Show"],
  ["invitation", "SEMA Show", 0, "Sign in to send your quote for SEMA Show"],
  ["request-to-assign", "SEMA Show", 0, "Sign in to assign builders for SEMA Show"],
  ["acceptance-record", "SEMA Show", 1, "Sign in to see the quote you accepted for SEMA Show"],
  ["request-received", "SEMA Show", 0, "Sign in to see your request for SEMA Show"],
  ["profile-declined", null, 0, "Sign in to open your dashboard"],
] as const)("waitingWords() of %s", ([kind, tradeShowName, quotes, words]) => {
  expect(waitingWords({ kind, tradeShowName, quotes })).toBe(words);
});
