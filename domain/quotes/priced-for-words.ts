import { boothSizeText } from "./booth-size-text.ts";

type PricedFor = { boothSize: string; changed: readonly string[] };

/** Names the booth that a quote for an earlier brief is priced for, if the booth has changed. */
export function pricedForWords({ boothSize, changed }: PricedFor): string {
  return changed.includes("boothSize")
    ? `Priced for ${boothSizeText(boothSize)}`
    : "Priced before your change";
}

/** "the 20 × 20 ft brief", or "the brief before your change" if the booth is the same. */
export function earlierBriefName({ boothSize, changed }: PricedFor): string {
  return changed.includes("boothSize")
    ? `the ${boothSizeText(boothSize)} brief`
    : "the brief before your change";
}
