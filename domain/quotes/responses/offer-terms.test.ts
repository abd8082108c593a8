import { expect, test } from "vitest";
import { now, offer } from "../examples.ts";
import { limits } from "../limits.ts";
import { offerTerms } from "./offer-terms.ts";

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

test("offerTerms() ends in the future: when the builder says, else with the day in thirty days", () => {
  const until = (validUntil: Date | null) => {
    const terms = offerTerms({ ...offer, validUntil }, now);
    return terms.ok ? terms.value.validUntil : terms.refusal.kind;
  };
  for (const time of ["00:00:00.000", "10:00:00.000", "23:59:59.999"]) {
    const sent = offerTerms({ ...offer, validUntil: null }, new Date(`2027-01-15T${time}Z`));
    expect(sent.ok && sent.value.validUntil).toEqual(new Date("2027-02-14T23:59:59Z"));
  }
  expect(until(now)).toBe("validity-in-the-past");
  const next = new Date(now.getTime() + 1);
  expect(until(next)).toEqual(next);
});

test("offerTerms() takes today while it lasts where the exhibitor is, and counts thirty days there [X08]", () => {
  const eveningThere = new Date("2027-01-16T03:00:00Z");
  const timeZone = "America/Los_Angeles";
  const until = (day: string | null) => {
    const validUntil = day ? new Date(`${day}T23:59:59Z`) : null;
    const terms = offerTerms({ ...offer, validUntil }, eveningThere, { timeZone });
    return terms.ok ? terms.value.validUntil.toISOString() : terms.refusal.kind;
  };
  expect(until("2027-01-15")).toBe("2027-01-15T23:59:59.000Z");
  expect(until("2027-01-14")).toBe("validity-in-the-past");
  expect(until(null)).toBe("2027-02-14T23:59:59.000Z");
});
