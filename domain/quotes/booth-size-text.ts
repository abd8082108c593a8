import { boothSizes, labelOf } from "./options.ts";

/** "20x30", which the API takes too. */
const feet = /^(\d{1,4})\s*[x×]\s*(\d{1,4})$/i;

/** A booth's size as people write it, whether the form offers it or not: "20 × 30 ft". */
export function boothSizeText(size: string): string {
  const [, width, depth] = feet.exec(size.trim()) ?? [];
  return width && depth ? `${width} × ${depth} ft` : labelOf(boothSizes, size);
}
