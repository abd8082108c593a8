import { Suspense } from "react";
import { late } from "../../late/late.tsx";
import { whenNear } from "../../late/when-near.ts";
import { place } from "./late-quote-wizard.css.ts";

const Wizard = late(
  async () => (await import("./quote-wizard-piece.tsx")).QuoteWizardPiece,
  () => whenNear("quote-form"),
);

/** The quote wizard in the element `quote-form`: a plain form at first, a wizard as soon as somebody comes near it. */
export function LateQuoteWizard() {
  return (
    <Suspense fallback={<div className={place} />}>
      <Wizard />
    </Suspense>
  );
}
