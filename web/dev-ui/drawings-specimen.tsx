import { boothFeatures, boothSizes, exhibitTypes } from "../../domain/quotes/options.ts";
import { BoothDrawing } from "../booth-drawing/booth-drawing.tsx";
import { Grid } from "../ui/layout/grid.tsx";
import { Text } from "../ui/text/text.tsx";
import { Specimen } from "./specimen.tsx";

const everything = boothFeatures.map(({ value }) => value);

/** Booths of every type and size, empty and full. */
export function DrawingsSpecimen() {
  const drawn = [
    ...exhibitTypes.map(({ value }) => ({ type: value, size: "20x20", features: everything })),
    ...exhibitTypes.map(({ value }) => ({ type: value, size: "10x10", features: [] as string[] })),
    ...boothSizes.map(({ value }) => ({
      type: value === "10x10" || value === "10x20" ? "inline" : "island",
      size: value,
      features: everything,
    })),
  ];
  return (
    <Specimen name="Booth drawings">
      <Grid min="16rem">
        {drawn.map((booth) => (
          <div key={JSON.stringify(booth)}>
            <BoothDrawing {...booth} seed="specimen" />
            <Text size="small" tone="muted">
              {booth.type}, {booth.size}, {booth.features.length} features
            </Text>
          </div>
        ))}
      </Grid>
    </Specimen>
  );
}
