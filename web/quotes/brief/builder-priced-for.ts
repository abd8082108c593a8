import type { BriefEditBody } from "../../../app-server/contract/quotes/brief-edits.ts";
import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";

/**
 * Says to a builder which booth a quote is priced for, and which booth the brief names now, also
 * when they are the same.
 */
export function builderPricedFor(edits: readonly BriefEditBody[], confirmedBrief: number): string {
  const later = edits
    .filter(({ version }) => version > confirmedBrief)
    .sort((one, other) => one.version - other.version);
  const sizes = later.flatMap(({ changes }) =>
    changes.flatMap(({ field, from, to }) =>
      field === "boothSize" && typeof from === "string" && typeof to === "string"
        ? { from, to }
        : [],
    ),
  );
  const [priced, now] = [sizes[0]?.from, sizes.at(-1)?.to];
  return priced && now && priced !== now
    ? `Your quote is priced for ${boothSizeText(priced)}; the brief now says ${boothSizeText(now)}.`
    : `Your quote is for the earlier brief${later.length > 0 ? ", with the same booth size" : ""}.`;
}
