import { foldText } from "../shared/text/fold-text.ts";

/**
 * URL of a drawing of halls with the city's name, for a show without a picture. Stable per show.
 */
export function hallPicture({ id, city }: { id: string; city: string | null }): string {
  const words = foldText(city ?? "")
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.slice(0, 20))
    .slice(0, 7);
  const seed = id.toLowerCase().replace(/[^a-z0-9]/g, "");
  return `/img/hall/${words.join("-") || "trade-show"}--${seed.slice(0, 40) || "show"}.svg`;
}
