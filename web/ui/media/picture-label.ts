import { isDrawnBooth, type PictureLabel } from "../../../domain/pictures/picture-label.ts";

/** A drawn picture of a booth that also has a blueprint. */
const drawn = /^\/img\/booth\/[^?#]+-[1-6]\.svg$/;

const words = { built: "Built", rendering: "Rendering" } satisfies Record<PictureLabel, string>;

/** The words on a picture: what its builder states, or that it is a sample; none otherwise. */
export function pictureWords(src: string, label: PictureLabel | null = null): string | undefined {
  if (isDrawnBooth(src)) return "Sample rendering";
  return label ? words[label] : undefined;
}

/** URL of the blueprint with the same viewpoint; null when there is none. */
export function blueprintOf(src: string): string | null {
  return drawn.test(src) ? src.replace(/\.svg$/, "-blueprint.svg") : null;
}
