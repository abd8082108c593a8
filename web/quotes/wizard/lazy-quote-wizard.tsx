import { Suspense } from "react";
import { lazyComponent } from "../../lazy/lazy-component.tsx";
import { onVisible } from "../../lazy/on-visible.ts";
import { place } from "./lazy-quote-wizard.css.ts";

const Wizard = lazyComponent(
  async () => (await import("./quote-wizard-piece.tsx")).QuoteWizardPiece,
  () => onVisible("quote-form"),
);

/** The quote wizard in the element `quote-form`: a plain form, hydrated when near the viewport. */
export function LazyQuoteWizard() {
  return (
    <Suspense fallback={<div className={place} />}>
      <Wizard />
    </Suspense>
  );
}
