import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  type FieldErrors,
  type FieldPath,
  get,
  type Resolver,
  useForm,
  useWatch,
} from "react-hook-form";
import type { OfferInput, OfferOutput } from "../../../app-server/contract/quotes/offer-fields.ts";
import type {
  OwnResponseBody,
  QuoteResponseBody,
} from "../../../app-server/contract/quotes/quote-responses.ts";
import type { AskedWork } from "../../../domain/offers/required-scope.ts";
import { browserNow } from "../../ui/browser-now.ts";
import { useIsAlive } from "../../ui/use-is-alive.ts";
import { offerDifferences } from "../offer-draft/offer-differences.ts";
import type { OfferDraft } from "../offer-draft/offer-draft.ts";
import { offerDraftStorage } from "../offer-draft/offer-draft-storage.ts";
import { offerInputOf } from "../offer-draft/offer-input-of.ts";
import { typedOver } from "../offer-draft/typed-over.ts";

/** The request's fields that determine the asked work, and the version of its brief. */
export type AskedBrief = AskedWork & { briefVersion: number };

/** The live quote to revise. */
export type StandingOffer = QuoteResponseBody & Partial<Pick<OwnResponseBody, "ownRates">>;

/** The typed values and the errors of a form that the server refused; its page is served again with them. */
export type RefusedOffer = OfferDraft & { errors: FieldErrors<OfferInput> };

type Target = {
  /** Name of the draft in this browser. */
  name: string;
  asked: AskedBrief;
  standing: StandingOffer | null;
  /** Of a form that validates itself. */
  resolver?: Resolver<OfferInput, unknown, OfferOutput>;
  /** Of a form that the server renders and the browser posts. */
  posted?: { refused: RefusedOffer | null };
};

/**
 * Keeps what a builder types into a quote form. Restores it from the draft in this browser and saves
 * each change there. Refetched data never replaces typed values: when the quote was changed
 * elsewhere, the builder chooses which of the two stays.
 */
export function useOfferDraft({ name, asked, standing, resolver, posted }: Target) {
  const isAlive = useIsAlive();
  // kept: react-hook-form renders again for each new object of errors
  const [refused] = useState(posted?.refused ?? null);
  const [storage] = useState(() => offerDraftStorage(name));
  const current = () => offerInputOf(standing, asked, posted ? null : browserNow());
  const [served, setServed] = useState(current);
  // before a choice the form has no own rates, while the standing quote may have been sent with
  // some: they don't count as a difference
  const differencesFrom = (stored: OfferInput, typed: OfferInput) =>
    offerDifferences(typed, { ...stored, ownRates: standing?.ownRates as OfferInput["ownRates"] });
  const revision = standing?.revision ?? 0;
  const [base, setBase] = useState(refused?.base ?? revision);
  // a quote begun before the brief changed answers the earlier brief, unless the builder has
  // confirmed a later one since
  const briefOf = (begun: number | undefined) =>
    Math.max(begun ?? asked.briefVersion, standing?.confirmedBrief ?? 1);
  const [briefVersion, setBriefVersion] = useState(() => briefOf(refused?.briefVersion));
  const [isRestored, setRestored] = useState(false);
  const [discards, setDiscards] = useState(0);
  // a form that was sent and refused was read before, unless its lines are wrong
  const [isReviewed, setReviewed] = useState(refused !== null && !hasLineErrors(refused.errors));
  const form = useForm<OfferInput, unknown, OfferOutput>({
    defaultValues: refused ? typedOver(served, refused.values) : served,
    ...(resolver && { resolver }),
    ...(refused && { errors: refused.errors }),
  });

  const pricing = useWatch({ control: form.control, name: "pricing" });

  // what was typed into the served form before it came alive
  const early = useRef<Record<string, string> | null>({});
  const bind = (field: FieldPath<OfferInput>) => {
    const { ref, ...bound } = form.register(field);
    const defaultValue = `${form.getValues(field) ?? ""}`;
    return {
      ...bound,
      defaultValue,
      ref(element: HTMLInputElement | null) {
        const typed = element?.value ?? defaultValue;
        ref(element);
        if (!early.current || typed === defaultValue) return;
        early.current[field] = typed;
        form.setValue(field, typed);
      },
    };
  };

  const keepSoon = () =>
    storage.writeSoon(() => ({ values: form.getValues(), base, briefVersion }));
  const restore = useEffectEvent(() => {
    const typed = Object.entries(early.current ?? {});
    early.current = null;
    const draft = refused ? null : storage.read();
    const values = draft ? typedOver(served, draft.values) : served;
    // a browser may fill in the draft again on reload
    if (typed.some(([field, text]) => text !== get(values, field))) return keepSoon();
    if (!draft) return;
    if (differencesFrom(served, values).length === 0) return storage.clear();
    form.reset(values);
    setBase(draft.base);
    setBriefVersion(briefOf(draft.briefVersion));
    setRestored(true);
  });
  useEffect(() => restore(), []);

  const keepTyped = useEffectEvent(keepSoon);
  useEffect(() => {
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: keepTyped });
    // save before a reload, or before a phone suspends the page
    addEventListener("pagehide", storage.flush);
    document.addEventListener("visibilitychange", storage.flush);
    return () => {
      unsubscribe();
      storage.flush();
      removeEventListener("pagehide", storage.flush);
      document.removeEventListener("visibilitychange", storage.flush);
    };
  }, [form, storage]);

  // without scripts there is no choice
  const isChangedElsewhere = isAlive && revision !== base;
  const takeUntouched = useEffectEvent(() => {
    const isTouched =
      isRestored || refused !== null || differencesFrom(served, form.getValues()).length > 0;
    if (!isTouched) take();
  });
  useEffect(() => {
    if (isChangedElsewhere) takeUntouched();
  }, [isChangedElsewhere]);

  useEffect(() => {
    if (discards === 0) return;
    let frame = 0;
    // the lines load after the page: the focus waits for them
    const focusFirst = () => {
      const first = form.getValues("pricing") === "single" ? "quotedAmount" : "lines.0.kind";
      if (document.getElementsByName(first).length > 0) form.setFocus(first);
      else frame = requestAnimationFrame(focusFirst);
    };
    focusFirst();
    return () => cancelAnimationFrame(frame);
  }, [discards, form]);

  function take() {
    form.reset(current());
    storage.clear();
    setServed(current());
    setBase(revision);
    setBriefVersion(asked.briefVersion);
    setRestored(false);
    setReviewed(false);
  }

  return {
    form,
    bind,
    base,
    briefVersion,
    isRestored,
    isChangedElsewhere,
    /** Whether lines are being typed: message, files and the button to send follow the review. */
    isEntering: isAlive && pricing === "itemized" && !isReviewed,
    setReviewed,
    /** Deletes the draft, once it is sent. */
    forget: storage.clear,
    /** Fields whose stored value differs from what is typed. */
    differences: () => differencesFrom(current(), form.getValues()),
    /** Continues with the typed values, based on the stored quote. */
    useMine() {
      setBase(revision);
      storage.write({ values: form.getValues(), base: revision, briefVersion });
    },
    /** Discards the typed values and takes the stored quote. */
    takeStored() {
      take();
      setDiscards(discards + 1);
    },
  };
}

export type OfferDraftForm = ReturnType<typeof useOfferDraft>;

/** Whether a refusal is about what is typed before the review. */
export function hasLineErrors({ lines, currency }: FieldErrors<OfferInput>): boolean {
  return lines !== undefined || currency !== undefined;
}
