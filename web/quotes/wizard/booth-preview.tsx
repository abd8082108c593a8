import { Suspense, useState } from "react";
import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";
import { boothFeatures, exhibitTypes, labelOf } from "../../../domain/quotes/options.ts";
import { LazyBoothDrawing } from "../../booth-drawing/lazy-booth-drawing.tsx";
import { lazyComponent } from "../../lazy/lazy-component.tsx";
import { useQuoteForm } from "../form/quote-form-context.ts";
import { caption, preview } from "./booth-preview.css.ts";
import { useDescribedBooth } from "./use-described-booth.ts";

const LiveFindings = lazyComponent(async () => (await import("./live-findings.tsx")).default);

/** A live drawing of the booth as selected so far. */
export function BoothPreview({ step }: { step: number }) {
  const { isAlive } = useQuoteForm();
  const [marks, setMarks] = useState<string[]>([]);
  const { industry, boothSize, type, size, features, drawnSides } = useDescribedBooth();
  const named = [labelOf(exhibitTypes, type), boothSizeText(size)].join(", ");
  const wanted = features.map((feature) => labelOf(boothFeatures, feature)).join(" · ");
  return (
    <figure className={preview} data-step={step}>
      <LazyBoothDrawing
        type={type}
        size={size}
        features={features}
        seed="quote"
        marks={marks}
        {...drawnSides}
      />
      <figcaption className={caption}>
        <strong>{industry || boothSize ? named : "Your booth, as you describe it"}</strong>
        {wanted && <span>{wanted}</span>}
      </figcaption>
      {isAlive && industry && boothSize && (
        <Suspense fallback={null}>
          <LiveFindings onFound={setMarks} />
        </Suspense>
      )}
    </figure>
  );
}
