import { boothSizePattern } from "./booth-area.ts";

const pattern = new RegExp(boothSizePattern);

/** Width and depth in feet, as a size in free text names them first: "10x20", "20' × 30'". Null for any other text. */
export function boothFeet(size: string): { width: number; depth: number } | null {
  const [, first, second] = pattern.exec(size) ?? [];
  const [width, depth] = [Number(first), Number(second)];
  return width > 0 && depth > 0 ? { width, depth } : null;
}
