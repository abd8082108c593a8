import { browserNow } from "../ui/browser-now.ts";
import "../../app-server/contract/zod-without-eval.ts";
import type { LinkedBriefBody } from "../../app-server/contract/quotes/respond-calls.ts";
import { offerDifferences } from "../quotes/offer-draft/offer-differences.ts";
import type { OfferDraft } from "../quotes/offer-draft/offer-draft.ts";
import { offerDraftStorage } from "../quotes/offer-draft/offer-draft-storage.ts";
import { offerInputOf } from "../quotes/offer-draft/offer-input-of.ts";
import { linkDraftPrefix } from "../session/forget-offer-drafts.ts";
import { toOfferInput, toTyped } from "./typed-offer.ts";

/**
 * The typed fields of the quote form by name, the revision it was started from (0 for a new quote),
 * and the brief that was read, missing in older drafts.
 */
export type LinkDraft = {
  typed: Record<string, string>;
  /** Differences from the quote that was revised elsewhere since; null when it was not. */
  differences: ReturnType<typeof offerDifferences> | null;
} & Pick<OfferDraft, "base" | "briefVersion">;

/**
 * The draft for one invitation, stored in this browser like the dashboard's drafts. Its key does
 * not contain the link's signature.
 */
export function openLinkDraft(token: string) {
  const [request, builder] = token.split(".");
  const { read, writeSoon, flush, clear } = offerDraftStorage(
    `${linkDraftPrefix}${request}.${builder}`,
  );
  return {
    /**
     * Reads the draft, and deletes it when it equals the served values. A draft started from a
     * quote that has ended is used for a new quote.
     */
    read(brief: LinkedBriefBody): LinkDraft | null {
      const draft = read();
      if (!draft) return null;
      const { values, ...seen } = draft;
      const stored = brief.may.revise ? brief.ownQuote : null;
      const { pricing, lines, ...typed } = toTyped(values);
      // in a revision of an itemized quote, an empty price keeps the lines
      const isUnpriced =
        (stored?.lines.length ?? 0) > 0 && pricing === "single" && typed.quotedAmount === "";
      const found = differencesFromServed(values, isUnpriced, brief);
      if (found.length === 0) {
        clear();
        return null;
      }
      const priced = { ...(pricing && { pricing }), ...(lines && { lines }) };
      return {
        ...seen,
        typed: isUnpriced ? typed : { ...typed, ...priced },
        base: stored ? seen.base : 0,
        differences: stored && stored.revision !== seen.base ? found : null,
      };
    },
    writeSoon(form: HTMLFormElement, base: number) {
      writeSoon(() => {
        const typed = textsOf(form);
        const briefVersion = Number(typed.briefVersion);
        return { values: toOfferInput(typed), base, briefVersion };
      });
    },
    flush,
    clear,
  };
}

type TextField = Pick<HTMLInputElement, "name" | "type" | "value" | "defaultValue">;

/**
 * Whether a field has typed input that the draft would overwrite. A field that the browser restored
 * on reload to the draft's value doesn't count.
 */
export function isTypedBeside(typed: LinkDraft["typed"], fields: Partial<TextField>[]): boolean {
  return fields.some(
    ({ name = "", type, value, defaultValue }) =>
      type !== "hidden" &&
      defaultValue !== undefined &&
      // the line editor fills in its own fields
      !/^(lines|logistics|currency)\b/.test(name) &&
      value !== defaultValue &&
      value !== typed[name],
  );
}

function differencesFromServed(
  { logistics, terms, ...values }: OfferDraft["values"],
  isUnpriced: boolean,
  brief: LinkedBriefBody,
) {
  const stored = brief.may.revise ? brief.ownQuote : null;
  const served = offerInputOf(stored, brief, browserNow());
  const { pricing, lines, quotedAmount, currency } = served;
  // earlier quotes by link were stored with CRLF line breaks
  const asTyped = (text: string | null | undefined) => (text ?? "").replaceAll("\r\n", "\n");
  const typed = {
    ...values,
    responseMessage: asTyped(values.responseMessage),
    ...(isUnpriced && { pricing, lines, quotedAmount, currency }),
    // fields that were not shown keep the stored values
    logistics: { ...served.logistics, ...logistics },
    terms: { ...served.terms, ...terms },
  };
  const validUntil = stored ? served.validUntil : "";
  const responseMessage = asTyped(served.responseMessage);
  return offerDifferences(typed, { ...served, responseMessage, validUntil });
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );
}
