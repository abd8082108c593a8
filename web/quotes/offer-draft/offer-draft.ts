import { lineInputs } from "../../../app-server/contract/quotes/line-fields.ts";
import { offerFactFields } from "../../../app-server/contract/quotes/offer-facts.ts";
import type { OfferInput } from "../../../app-server/contract/quotes/offer-fields.ts";
import { currencyPattern, usDollar } from "../../../domain/offers/currency.ts";
import { dayMs } from "../../../domain/shared/time/time-units.ts";

/** Version of the format; incrementing it discards earlier drafts. */
const version = 1;
const lifetimeMs = 30 * dayMs;

/**
 * An unsent quote, stored to survive a reload. `base` is the revision it was started from, 0 for a
 * new quote; `briefVersion` is the brief that was read, missing in older drafts.
 */
export type OfferDraft = { values: OfferInput; base: number; briefVersion?: number };

export function writeOfferDraft(draft: OfferDraft, now: Date): string {
  return JSON.stringify({ version, savedAt: now.getTime(), ...draft });
}

/** Parses a stored draft; null when it is older than thirty days or invalid. */
export function readOfferDraft(text: string | null, now: Date): OfferDraft | null {
  try {
    const stored = JSON.parse(text ?? "null");
    if (stored?.version !== version || !Number.isInteger(stored.base)) return null;
    if (!(now.getTime() - stored.savedAt < lifetimeMs)) return null;
    const { quotedAmount, estimatedTimeline, responseMessage, attachments, validUntil } =
      stored.values;
    const texts = { quotedAmount, estimatedTimeline, responseMessage, attachments, validUntil };
    if (!Object.values(texts).every((each) => typeof each === "string")) return null;
    const { pricing = "single", lines = [], logistics = {}, terms = {} } = stored.values;
    const { currency = usDollar } = stored.values;
    if (!currencyPattern.test(currency)) return null;
    const facts = [...Object.values(logistics), ...Object.values(terms)];
    if (!facts.every((each) => typeof each === "string")) return null;
    const read = lineInputs.safeParse(lines);
    if (!read.success || !["single", "itemized"].includes(pricing)) return null;
    const own = offerFactFields.ownRates.safeParse(stored.values.ownRates);
    if (!own.success) return null;
    const ownRates = own.data ? { ownRates: own.data } : {};
    const values = { ...texts, logistics, ...ownRates, terms, currency, pricing, lines: read.data };
    const { base, briefVersion } = stored;
    return { values, base, ...(Number.isInteger(briefVersion) && { briefVersion }) };
  } catch {
    return null;
  }
}
