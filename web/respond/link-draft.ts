import "../../app-server/contract/zod-without-eval.ts";
import { offerDraftStorage } from "../quotes/offer-draft/offer-draft-storage.ts";
import { toOfferInput, toTyped } from "./typed-offer.ts";

/** The fields of the quote form as typed, by name, and the revision that it began from, 0 for a new quote. */
export type LinkDraft = { typed: Record<string, string>; base: number };

/** The draft of one invitation in this browser, as the dashboard stores drafts. Its name has no signature of the link in it. */
export function openLinkDraft(token: string) {
  const [request, builder] = token.split(".");
  const { read, writeSoon, flush, clear } = offerDraftStorage(
    `boothwright.link-draft.${request}.${builder}`,
  );
  return {
    /** `keepsLines`: an empty price beside the lines of an itemized quote leaves these as they are. */
    read(keepsLines: boolean): LinkDraft | null {
      const draft = read();
      if (!draft) return null;
      const { pricing, lines, ...typed } = toTyped(draft.values);
      const isUnpriced = keepsLines && pricing === "single" && typed.quotedAmount === "";
      const priced = { ...(pricing && { pricing }), ...(lines && { lines }) };
      return { typed: isUnpriced ? typed : { ...typed, ...priced }, base: draft.base };
    },
    writeSoon(form: HTMLFormElement, base: number) {
      writeSoon(() => ({ values: toOfferInput(textsOf(form)), base }));
    },
    flush,
    clear,
  };
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );
}
