import { useSyncExternalStore } from "react";
import { boothSizeText } from "../../../../domain/quotes/booth-size-text.ts";
import { exhibitTypes, labelOf } from "../../../../domain/quotes/options.ts";
import type { Side } from "../../../booth-drawing/booth.ts";
import { LazyBoothDrawing } from "../../../booth-drawing/lazy-booth-drawing.tsx";
import { laptop } from "../../../theme/media.ts";
import { useQuoteForm } from "../../form/quote-form-context.ts";
import { useDescribedBooth } from "../use-described-booth.ts";
import { booth, drawingToCome, edge, floor, plan, words } from "./booth-sides.css.ts";
import { typeOfSides, withEdge } from "./open-edges.ts";

const sides: readonly { side: Side; label: string }[] = [
  { side: "back", label: "Back" },
  { side: "left", label: "Left" },
  { side: "right", label: "Right" },
  { side: "front", label: "Front" },
];

/**
 * The selected booth beside its fields: a drawing where the large one is hidden, and a plan whose
 * edges can be opened and closed. Its space is reserved in the served page, so that nothing below
 * moves.
 */
export function BoothSides() {
  const { form, isAlive, setExtras } = useQuoteForm();
  const isNarrow = useIsNarrow();
  const { industry, boothSize, type, size, open, drawnSides } = useDescribedBooth();
  function press(side: Side) {
    const pressedSides = withEdge(open, side);
    setExtras({ pressedSides });
    const shouldValidate = form.getFieldState("industry").invalid;
    form.setValue("industry", typeOfSides(pressedSides), { shouldDirty: true, shouldValidate });
  }
  return (
    <fieldset className={booth} aria-label="Open sides of the booth">
      <div className={words}>
        {isAlive && isNarrow && (
          <LazyBoothDrawing type={type} size={size} features={[]} seed="quote" {...drawnSides} />
        )}
        {!isAlive && <div className={drawingToCome} />}
        <strong>{industry ? labelOf(exhibitTypes, industry) : "Which sides are open?"}</strong>
        <span>
          {open.length === 1 ? "1 open side. " : `${open.length} open sides. `}
          Tap an edge to change it.
        </span>
      </div>
      <div className={plan}>
        <span className={floor}>
          {boothSize && size !== "custom" && boothSizeText(size).replace(/ \(.*/, "")}
        </span>
        {sides.map(({ side, label }) => (
          <button
            key={side}
            type="button"
            disabled={!isAlive}
            className={edge}
            data-side={side}
            aria-pressed={open.includes(side)}
            aria-label={`${label} side open`}
            onClick={() => press(side)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Whether the window is too narrow for the drawing beside the form. Its own hook: a shared one is
 * another script for `/quote` to load.
 */
function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(laptop);
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => !matchMedia(laptop).matches,
    () => false,
  );
}
