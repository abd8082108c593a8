import { boothFeet } from "../../shared/booth-feet.ts";

/** The unit for comparing amounts: per square foot of floor, or per foot of frontage. */
export type PriceUnit =
  | { kind: "square-foot" | "linear-foot"; count: number }
  /** `why`: the request has no readable size, or its booth type isn't priced by the foot. */
  | { kind: "none"; why: "size-unreadable" | "no-usual-unit" };

const unitOfType = new Map([
  ["island", "square-foot"],
  ["peninsula", "square-foot"],
  ["inline", "linear-foot"],
  ["perimeter", "linear-foot"],
] as const);

/**
 * The unit by which the trade prices such a booth: islands and peninsulas by the square foot,
 * booths in a row by the foot of frontage, which is the longer side whichever way the size is
 * written.
 */
export function priceUnit({
  industry,
  boothSize,
}: {
  industry: string;
  boothSize: string;
}): PriceUnit {
  const kind = unitOfType.get(industry.trim().toLowerCase() as "island");
  if (!kind) return { kind: "none", why: "no-usual-unit" };
  const feet = boothFeet(boothSize);
  if (!feet) return { kind: "none", why: "size-unreadable" };
  const { width, depth } = feet;
  return { kind, count: kind === "square-foot" ? width * depth : Math.max(width, depth) };
}
