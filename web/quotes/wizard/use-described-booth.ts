import { useWatch } from "react-hook-form";
import { boothTypeOf, openOf } from "../../booth-drawing/booth.ts";
import { openSides } from "../../booth-drawing/open-sides.ts";
import { askedBoothSize } from "../form/asked-booth-size.ts";
import { useQuoteForm } from "../form/quote-form-context.ts";
import { pressedFor } from "./steps/open-edges.ts";

/** The booth as the form describes it so far, with what is not chosen yet as it is drawn. */
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
    /** For the drawing: nothing where the type has its usual sides. */
    drawnSides: openOf(pressed),
  };
}
