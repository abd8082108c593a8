import { boothSizeText } from "../booth-size-text.ts";

type Booth = { boothSize: string };

/** Names the booth that a quote for an earlier brief is priced for, where it is another than now. */
export function pricedForWords(pricedFor: Booth, now: Booth): string {
  const [was, is] = [boothSizeText(pricedFor.boothSize), boothSizeText(now.boothSize)];
  return was === is ? "Priced before your change" : `Priced for ${was}`;
}
