import { percentText } from "../../../domain/shared/text/count-text.ts";

/** How many of the settled targets were kept: a share where enough are settled to name one. */
export function keptWords({
  kept,
  missed,
  share,
}: {
  kept: number;
  missed: number;
  share: number | null;
}): string {
  if (kept + missed === 0) return "–";
  return share === null ? `${kept} of ${kept + missed}` : percentText(share);
}
