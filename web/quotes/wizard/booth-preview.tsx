import { useWatch } from "react-hook-form";
import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";
import { boothFeatures, exhibitTypes, labelOf } from "../../../domain/quotes/options.ts";
import { LazyBoothDrawing } from "../../booth-drawing/lazy-booth-drawing.tsx";
import { askedBoothSize } from "../form/asked-booth-size.ts";
import { useQuoteForm } from "../form/quote-form-context.ts";
import { caption, preview } from "./booth-preview.css.ts";

/** A live drawing of the booth as selected. */
export function BoothPreview({ step }: { step: number }) {
  const { form } = useQuoteForm();
  const [industry, boothSize, boothWidth, boothDepth, features] = useWatch({
    control: form.control,
    name: ["industry", "boothSize", "boothWidth", "boothDepth", "features"],
  });
  const type = industry || "island";
  const size = askedBoothSize({ boothSize, boothWidth, boothDepth }) || "20x20";
  const named = [labelOf(exhibitTypes, type), boothSizeText(size)].join(", ");
  const wanted = features.map((feature) => labelOf(boothFeatures, feature)).join(" · ");
  return (
    <figure className={preview} data-step={step}>
      <LazyBoothDrawing type={type} size={size} features={features} seed="quote" />
      <figcaption className={caption}>
        <strong>{industry || boothSize ? named : "Your booth, as you describe it"}</strong>
        {wanted && <span>{wanted}</span>}
      </figcaption>
    </figure>
  );
}
