import type { Side } from "../../booth-drawing/booth.ts";
import {
  emptyQuoteForm,
  type QuoteFormField,
  type QuoteFormValues,
  type StepIndex,
} from "./quote-form-fields.ts";
import { type FilledShow, type QuoteFormPrefill, showOfAddress } from "./quote-form-prefill.ts";

/** Version of the format; incrementing it discards earlier drafts. */
const version = 1;

/** Parts of the wizard's state beside its fields. */
export type WizardExtras = {
  /** The show from which day and venue were filled in. */
  filledShow: FilledShow | null;
  /** The open sides, if they were set one by one. */
  pressedSides: readonly Side[];
};

export const noExtras: WizardExtras = { filledShow: null, pressedSides: [] };

/** An unsent request form, stored to survive a reload. */
export type QuoteDraft = {
  values: QuoteFormValues;
  step: StepIndex;
  completed: StepIndex[];
  /** The Idempotency-Key for sending this form. */
  key: string;
  /** The prefill that was already applied to it. */
  prefilled: QuoteFormPrefill;
  extras: WizardExtras;
};

export function writeQuoteDraft(draft: QuoteDraft): string {
  return JSON.stringify({ version, ...draft });
}

/** Parses a stored draft; null for another version, or when it is no draft. */
export function readQuoteDraft(text: string | null): QuoteDraft | null {
  try {
    const stored = JSON.parse(text ?? "null");
    if (stored?.version !== version || typeof stored.key !== "string") return null;
    const { step, completed, key, prefilled } = stored;
    const show = prefilled?.show ?? null;
    if (!isStep(step) || !Array.isArray(completed)) return null;
    return {
      values: valuesOf(stored.values),
      step,
      completed: completed.filter(isStep),
      key,
      prefilled: {
        show,
        builders: Array.isArray(prefilled?.builders) ? prefilled.builders : [],
        ...(prefilled?.project && { project: prefilled.project }),
      },
      // a draft without extras has its show's day and venue only in the prefill
      extras: {
        ...noExtras,
        filledShow: showOfAddress({ ...prefilled, show }),
        ...stored.extras,
      },
    };
  } catch {
    return null;
  }
}

const isStep = (value: unknown): value is StepIndex => value === 0 || value === 1 || value === 2;

function valuesOf(stored: Record<string, unknown>): QuoteFormValues {
  const entries = Object.entries(emptyQuoteForm).map(([field, empty]) => {
    const value = stored[field as QuoteFormField];
    return [field, isLike(value, empty) ? value : empty];
  });
  return Object.fromEntries(entries) as QuoteFormValues;
}

function isLike(value: unknown, empty: unknown): boolean {
  if (!Array.isArray(empty)) return typeof value === typeof empty;
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}
