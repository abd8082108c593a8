import { foldText } from "../shared/text/fold-text.ts";

/** The drawing of a show's halls, under the name of its city, for a show without a picture. The same show, the same drawing. */
export function hallPicture({ id, city }: { id: string; city: string | null }): string {
  const words = foldText(city ?? "")
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.slice(0, 20))
    .slice(0, 7);
  const seed = id.toLowerCase().replace(/[^a-z0-9]/g, "");
  return `/img/hall/${words.join("-") || "trade-show"}--${seed.slice(0, 40) || "show"}.svg`;
}
