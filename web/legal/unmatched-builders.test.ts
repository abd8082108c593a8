import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  type AvailableQuoteBody,
  availableQuoteBody,
} from "../../app-server/contract/quotes/available-quotes.ts";
import { aboutUsCopy } from "../about-us/about-us-copy.ts";

/** The public texts name each field that unmatched builders read with this word; null for ids and states. */
const words: Record<keyof AvailableQuoteBody, RegExp | null> = {
  id: null,
  tradeShowName: /\bshow\b/,
  eventDate: /\bdate\b/,
  venue: /\bvenue\b/,
  boothSize: /\bbooth\b/,
  industry: /\bbooth\b/,
  budget: /\bbudget\b/,
  createdAt: /\bwhen it was sent\b/,
  isInterested: null,
  seats: /\bhow many builders are on it\b/,
  takesSeat: null,
};

test("privacy policy and About Us name all that unmatched builders read", () => {
  expect(Object.keys(words).sort()).toEqual(Object.keys(availableQuoteBody.shape).sort());
  const policy = readFileSync("web/legal/privacy-policy.md", "utf8").replace(/\s+/g, " ");
  const ofPolicy = /Approved builders who are not matched may see[^.]*\./.exec(policy)?.[0] ?? "";
  const ofAboutUs = /Others see[^.]*\./.exec(JSON.stringify(aboutUsCopy))?.[0] ?? "";
  for (const [field, word] of Object.entries(words)) {
    if (!word) continue;
    expect(ofPolicy, field).toMatch(word);
    expect(ofAboutUs, field).toMatch(word);
  }
});
