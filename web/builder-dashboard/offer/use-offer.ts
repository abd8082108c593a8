import type { OfferOutput } from "../../../app-server/contract/quotes/offer-fields.ts";
import { logisticsFacts } from "../../../domain/offers/logistics.ts";
import { quoteTerms } from "../../../domain/offers/quote-terms.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";

type Target = {
  quoteRequestId: string;
  revises: { id: string; lines: readonly unknown[] } | null;
  /** The revision that the form is based on. */
  base: number;
  /** The version of the brief when the form was opened. */
  briefVersion: number;
  /** The version of the commission rates that the builder agrees to. */
  agreesTo: number | null;
  onDone: () => void;
};

/** Sends or revises a quote. A conflict refetches the quotes. */
export function useOffer({
  quoteRequestId,
  revises,
  base,
  briefVersion,
  agreesTo,
  onDone,
}: Target) {
  return useChange({
    call({ lines, ...words }: OfferOutput) {
      // a quote with one price sends no lines, unless it replaces some
      const offer = lines.length > 0 || revises?.lines.length ? { ...words, lines } : words;
      return revises
        ? fetchApi.call("PATCH /api/quote-responses/:id", {
            params: { id: revises.id },
            body: { ...offer, revision: base, briefVersion },
          })
        : fetchApi.call("POST /api/quote-responses", {
            body: {
              ...withoutUnstated(offer),
              quoteRequestId,
              briefVersion,
              ...(agreesTo && { agreesTo }),
            },
          });
    },
    refreshes: ["quote-requests", "dashboard", "commission"],
    done: {
      title: revises ? "Quote revised" : "Response submitted",
      description: "We've emailed the exhibitor.",
    },
    failed: { title: "Failed to submit quote response. Please try again.", text: "" },
    onDone,
  });
}

/** Omits figures without a value from a new quote; in a revision null deletes them. */
function withoutUnstated<Offer extends Partial<OfferOutput>>(offer: Offer): Offer {
  const unstated = [...logisticsFacts, ...quoteTerms].filter(
    (fact) => offer[fact] === null,
  ) as string[];
  return Object.fromEntries(
    Object.entries(offer).filter(([name]) => !unstated.includes(name)),
  ) as Offer;
}
