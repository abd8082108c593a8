import { useWatch } from "react-hook-form";
import { boothTypeOf, openOf } from "../../booth-drawing/booth.ts";
import { openSides } from "../../booth-drawing/open-sides.ts";
import { askedBoothSize } from "../form/asked-booth-size.ts";
import { useQuoteForm } from "../form/quote-form-context.ts";
import { pressedFor } from "./steps/open-edges.ts";

/** The booth as selected so far, with defaults for drawing what is not selected yet. */
export function useDescribedBooth() {
  const { form, extras } = useQuoteForm();
  const [industry, boothSize, boothWidth, boothDepth, boothUnit, features] = useWatch({
    control: form.control,
    name: ["industry", "boothSize", "boothWidth", "boothDepth", "boothUnit", "features"],
  });
  const type = boothTypeOf(industry || "island");
  const pressed = pressedFor(extras.pressedSides, industry);
  return {
    industry,
    boothSize,
    size: askedBoothSize({ boothSize, boothWidth, boothDepth, boothUnit }) || "20x20",
    type,
    features,
    open: pressed.length > 0 ? pressed : openSides(type),
    /** Open sides for the drawing; empty when the type has its default sides. */
    drawnSides: openOf(pressed),
  };
}
