import type { BriefEditBody } from "../../../app-server/contract/quotes/brief-edits.ts";
import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";

/**
 * Says to a builder which booth a quote is priced for, and which booth the brief names now, also
 * when they are the same.
 */
export function builderPricedFor(edits: readonly BriefEditBody[], confirmedBrief: number): string {
  const sizes = sizesAfter(edits, confirmedBrief);
  const [priced, now] = [sizes[0]?.from, sizes.at(-1)?.to];
  if (priced && now && priced !== now) {
    return `Your quote is priced for ${boothSizeText(priced)}; the brief now says ${boothSizeText(now)}.`;
  }
  const isLater = edits.some(({ version }) => version > confirmedBrief);
  return `Your quote was priced before the change${isLater ? ", for the same booth size" : ""}.`;
}

/** The size of the booth that a quote for this version of the brief is priced for. */
export function pricedBooth(
  edits: readonly BriefEditBody[],
  confirmedBrief: number,
  sizeNow: string,
): string {
  return sizesAfter(edits, confirmedBrief)[0]?.from ?? sizeNow;
}

/** The changes of the booth's size since a version, oldest first. */
function sizesAfter(edits: readonly BriefEditBody[], confirmedBrief: number) {
  return edits
    .filter(({ version }) => version > confirmedBrief)
    .sort((one, other) => one.version - other.version)
    .flatMap(({ changes }) =>
      changes.flatMap(({ field, from, to }) =>
        field === "boothSize" && typeof from === "string" && typeof to === "string"
          ? { from, to }
          : [],
      ),
    );
}
