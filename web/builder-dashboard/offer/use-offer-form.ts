import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import {
  type OfferInput,
  type OfferOutput,
  offerFieldsAt,
} from "../../../app-server/contract/quotes/offer-fields.ts";
import type { OwnResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { isQuoteTerm } from "../../../domain/offers/quote-terms.ts";
import type { AskedWork } from "../../../domain/offers/required-scope.ts";
import { callQuery } from "../../api/call-query.ts";
import { offerDifferences } from "../../quotes/offer-draft/offer-differences.ts";
import { offerDraftStorage } from "../../quotes/offer-draft/offer-draft-storage.ts";
import { offerInputOf } from "../../quotes/offer-draft/offer-input-of.ts";
import { offerDraftPrefix } from "../../session/forget-offer-drafts.ts";
import { useCurrentUser } from "../../session/use-current-user.ts";
import { browserNow } from "../../ui/browser-now.ts";
import { useOffer } from "./use-offer.ts";

/** The request's fields that determine the asked work, and the version of its brief. */
export type AskedBrief = AskedWork & { briefVersion: number };

type Target = {
  quoteRequestId: string;
  asked: AskedBrief;
  revises: OwnResponseBody | null;
  onDone: () => void;
};

/**
 * State of a quote being written: restored from a local draft, saved while typing, never
 * overwritten by refetched data. When the quote changed elsewhere, the builder chooses between the
 * two.
 */
export function useOfferForm({ quoteRequestId, asked, revises, onDone }: Target) {
  const userId = useCurrentUser()?.id ?? "";
  const client = useQueryClient();
  const [storage] = useState(() =>
    offerDraftStorage(`${offerDraftPrefix}${userId}.${quoteRequestId}`),
  );
  const [draft] = useState(() => storage.read());
  const [served, setServed] = useState(() => offerInputOf(revises, asked, browserNow()));
  // before a choice the form has no own rates, while the standing quote may have been sent with
  // some: they don't count as a difference
  const differencesFrom = (stored: OfferInput, typed: OfferInput) =>
    offerDifferences(typed, {
      ...stored,
      ownRates: revises?.ownRates as OfferInput["ownRates"],
    });
  const [base, setBase] = useState(draft?.base ?? revises?.revision ?? 0);
  // a quote begun before the brief changed answers the earlier brief, unless the builder has
  // confirmed a later one since
  const [briefVersion, setBriefVersion] = useState(
    Math.max(draft?.briefVersion ?? asked.briefVersion, revises?.confirmedBrief ?? 1),
  );
  const [isRestored, setRestored] = useState(
    draft !== null && differencesFrom(served, draft.values).length > 0,
  );
  const form = useForm<OfferInput, unknown, OfferOutput>({
    resolver: zodResolver(offerFieldsAt(browserNow)),
    // a draft stored before itemized quotes existed lacks the rows that the request asks for
    defaultValues: draft ? { ...draft.values, lines: startLines(draft.values, served) } : served,
  });
  const offer = useOffer({
    quoteRequestId,
    revises,
    base,
    briefVersion,
    onDone() {
      storage.clear();
      onDone();
    },
  });

  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => storage.writeSoon(() => ({ values: form.getValues(), base, briefVersion })),
    });
    // save before a reload, or before a phone suspends the page
    addEventListener("pagehide", storage.flush);
    document.addEventListener("visibilitychange", storage.flush);
    return () => {
      unsubscribe();
      storage.flush();
      removeEventListener("pagehide", storage.flush);
      document.removeEventListener("visibilitychange", storage.flush);
    };
  }, [form, storage, base, briefVersion]);

  // the list that the form was opened from may be older than the quote: ask for changes
  useEffect(() => {
    void client.refetchQueries({ queryKey: callQuery("GET /api/changes").queryKey });
  }, [client]);

  const revision = revises?.revision ?? 0;
  const isChangedElsewhere = revision !== base;
  const takeUntouched = useEffectEvent(() => {
    const isTouched = draft !== null || differencesFrom(served, form.getValues()).length > 0;
    if (isTouched) return;
    const current = offerInputOf(revises, asked, browserNow());
    form.reset(current);
    storage.clear();
    setServed(current);
    setBase(revision);
    setBriefVersion(asked.briefVersion);
  });
  useEffect(() => {
    if (isChangedElsewhere) takeUntouched();
  }, [isChangedElsewhere]);

  const send = form.handleSubmit((values) =>
    offer.mutate(values, {
      onError(error) {
        if (!(error instanceof ApiError)) return;
        for (const { field, message } of error.problem?.errors ?? []) {
          if (isQuoteTerm(field)) {
            form.setError(`terms.${field}`, { message });
            continue;
          }
          const [name] = field.split(".");
          if (name && name in form.getValues()) {
            form.setError(name as keyof OfferInput, { message });
          }
        }
      },
    }),
  );

  return {
    form,
    send,
    isPending: offer.isPending,
    isRestored,
    isChangedElsewhere,
    /** Fields whose stored value differs from what is typed. */
    differences: () =>
      differencesFrom(offerInputOf(revises, asked, browserNow()), form.getValues()),
    /** Continues with the typed values, based on the stored quote. */
    useMine() {
      setBase(revision);
      storage.write({ values: form.getValues(), base: revision, briefVersion });
    },
    /** Discards the typed values and takes the stored quote. */
    takeStored() {
      form.reset(offerInputOf(revises, asked, browserNow()));
      storage.clear();
      setBase(revision);
      setBriefVersion(asked.briefVersion);
      setRestored(false);
    },
  };
}

function startLines(draft: OfferInput, served: OfferInput): OfferInput["lines"] {
  return draft.lines.length > 0 ? draft.lines : served.lines;
}
