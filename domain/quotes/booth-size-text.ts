import { boothSizes, labelOf } from "./options.ts";

/** "20x30", which the API takes too. */
const feet = /^(\d{1,4})\s*[x×]\s*(\d{1,4})$/i;

/** Width and depth of a size that is nothing but these two; null for any other text. */
export function readBoothSize(size: string): { width: string; depth: string } | null {
  const [, width, depth] = feet.exec(size.trim()) ?? [];
  return width && depth ? { width, depth } : null;
}

/** A booth's size as people write it, whether the form offers it or not: "20 × 30 ft". */
export function boothSizeText(size: string): string {
  const sides = readBoothSize(size);
  return sides ? `${sides.width} × ${sides.depth} ft` : labelOf(boothSizes, size);
}
