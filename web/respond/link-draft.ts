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
 * The fields of the quote form as typed, by name, the revision that it began from, 0 for a new quote, and the brief that was
 * read; missing in older drafts.
 */
export type LinkDraft = {
  typed: Record<string, string>;
  /** The differences of the quote that was revised elsewhere since; null: it was not. */
  differences: ReturnType<typeof offerDifferences> | null;
} & Pick<OfferDraft, "base" | "briefVersion">;

/** The draft of one invitation in this browser, as the dashboard stores drafts. Its name has no signature of the link in it. */
export function openLinkDraft(token: string) {
  const [request, builder] = token.split(".");
  const { read, writeSoon, flush, clear } = offerDraftStorage(
    `${linkDraftPrefix}${request}.${builder}`,
  );
  return {
    /** Removes a draft that says what the page says. One that was begun from an earlier quote that has ended is for a new one. */
    read(brief: LinkedBriefBody): LinkDraft | null {
      const draft = read();
      if (!draft) return null;
      const { values, ...seen } = draft;
      const stored = brief.may.revise ? brief.ownQuote : null;
      const { pricing, lines, ...typed } = toTyped(values);
      // an empty price beside the lines of an itemized quote leaves these as they are
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

/** Whether a field was typed into that the draft would overwrite. A reload may fill in fields as the draft does. */
export function isTypedBeside(typed: LinkDraft["typed"], fields: Partial<TextField>[]): boolean {
  return fields.some(
    ({ name = "", type, value, defaultValue }) =>
      type !== "hidden" &&
      defaultValue !== undefined &&
      // the editor of the lines fills in its own fields
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
  // earlier quotes by link were stored with line breaks of two characters
  const asTyped = (text: string | null | undefined) => (text ?? "").replaceAll("\r\n", "\n");
  const typed = {
    ...values,
    responseMessage: asTyped(values.responseMessage),
    ...(isUnpriced && { pricing, lines, quotedAmount, currency }),
    // fields that were not shown leave what is stored
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
