import { expect, test } from "vitest";
import { now, offer } from "../examples.ts";
import { limits } from "../limits.ts";
import { offerTerms } from "./offer-terms.ts";

const day = 24 * 60 * 60 * 1000;
const without = (responseMessage: string | null) =>
  offerTerms({ ...offer, quotedAmount: null, responseMessage }, now);

test("offerTerms() wants an amount, or words enough about what is missing", () => {
  const needsDetail = { ok: false, refusal: { kind: "quote-needs-detail" } };
  const short = "x".repeat(limits.messageWithoutAmount - 1);
  for (const message of [null, "", short, ` ${short} `])
    expect(without(message)).toEqual(needsDetail);
  expect(without(`${short}x`).ok).toBe(true);
  const free = offerTerms({ ...offer, quotedAmount: 0 as never, responseMessage: null }, now);
  expect(free.ok).toBe(true);
});

test("offerTerms() ends in the future: when the builder says, else in thirty days", () => {
  const until = (validUntil: Date | null) => {
    const terms = offerTerms({ ...offer, validUntil }, now);
    return terms.ok ? terms.value.validUntil : terms.refusal.kind;
  };
  expect(until(null)).toEqual(new Date(now.getTime() + 30 * day));
  expect(until(now)).toBe("validity-in-the-past");
  const next = new Date(now.getTime() + 1);
  expect(until(next)).toEqual(next);
});
