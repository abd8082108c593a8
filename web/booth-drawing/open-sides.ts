import type { BoothType, Side } from "./booth.ts";

const open: Record<BoothType, readonly Side[]> = {
  island: ["back", "left", "right", "front"],
  pavilion: ["left", "right", "front"],
  peninsula: ["left", "right", "front"],
  inline: ["front"],
  perimeter: ["front"],
  other: ["left", "front"],
};

/** The sides without walls, where visitors walk in. */
export function openSides(type: BoothType): readonly Side[] {
  return open[type];
}
