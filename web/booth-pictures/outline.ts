import type { Spot } from "./camera.ts";

/** A path through spots of the sheet. */
export function outline(spots: readonly Spot[]): string {
  return `M${spots.map((spot) => spot.map((each) => round(each)).join(" ")).join("L")}`;
}

export function round(number: number): number {
  return Math.round(number * 10) / 10;
}
