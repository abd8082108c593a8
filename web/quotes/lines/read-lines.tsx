import { Suspense, useState } from "react";
import type { OfferLineBody } from "../../../app-server/contract/quotes/offer-lines.ts";
import { lazyComponent } from "../../lazy/lazy-component.tsx";
import { Button } from "../../ui/action/button.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";

/** The script loads when the lines are opened. */
export const LazyLines = lazyComponent(
  async () => (await import("./lines-dialog.tsx")).LinesDialog,
);

type Props = {
  offer: { lines: readonly OfferLineBody[]; currency: string };
  /** The builder's or the show's name, which tells quotes apart. */
  about: string;
};

/** A button that opens the lines of a quote; nothing for a quote with one price. */
export function ReadLines({ offer: { lines, currency }, about }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (lines.length === 0) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {lines.length === 1 ? "Read 1 line" : `Read ${lines.length} lines`}
        <VisuallyHidden>{` of ${about}`}</VisuallyHidden>
      </Button>
      {isOpen && (
        <Suspense>
          <LazyLines
            quotes={[{ name: about, lines, currency }]}
            category={null}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
