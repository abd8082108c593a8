import { isDrawnBooth, type ShownLabel } from "../../../domain/pictures/picture-label.ts";

/** A drawn picture of a booth that also has a blueprint. */
const drawn = /^\/img\/booth\/[^?#]+-[1-6]\.svg$/;

const words = {
  built: "Built",
  rendering: "Rendering",
  confirmed: "Built, confirmed by the exhibitor",
} satisfies Record<ShownLabel, string>;

/** The words on a picture: what its builder states, or that it is a sample; none otherwise. */
export function pictureWords(src: string, label: ShownLabel | null = null): string | undefined {
  if (isDrawnBooth(src)) return "Sample rendering";
  return label ? words[label] : undefined;
}

/** URL of the blueprint with the same viewpoint; null when there is none. */
export function blueprintOf(src: string): string | null {
  return drawn.test(src) ? src.replace(/\.svg$/, "-blueprint.svg") : null;
}
