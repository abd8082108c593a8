import { partOfWorld } from "../shared/part-of-world.ts";
import type { BoothRules, KindRules } from "./booth-rules.ts";

const feet = (count: number) => Math.round(count * 304.8);
const none = {
  backMm: null,
  frontMm: null,
  frontPart: null,
  sideBackMm: null,
  signTopMm: null,
  closedShare: null,
};
const usual = (
  heightMm: number,
  rules: Partial<KindRules> & Pick<KindRules, "sign">,
): KindRules => ({
  ...none,
  heightMm,
  ...rules,
});

/** Rules of most shows in the United States, Canada and Mexico. */
export const usUsual: BoothRules = {
  name: "Usual rules in North America",
  source: "IAEE guidelines for display rules and regulations",
  address: null,
  asOf: "2026-11-27",
  byType: {
    row: usual(feet(8), { frontMm: feet(4), frontPart: "half", sign: "no" }),
    perimeter: usual(feet(12), { sign: "no" }),
    "end-cap": usual(feet(8), { frontMm: feet(4), frontPart: feet(5), sign: "no" }),
    peninsula: usual(feet(16), { sideBackMm: feet(4), sign: "yes" }),
    island: usual(feet(16), { sign: "yes" }),
  },
  approvals: (["over-height", "double-deck", "sign"] as const).map((when) => ({
    when,
    by: "organizer",
    daysBefore: 45,
    from: "opening",
  })),
  reusable: null,
};

const eu = (rules: Partial<KindRules> = {}) =>
  usual(4000, { sign: "ask", signTopMm: 6000, closedShare: 33, ...rules });

/** Rules of most fairs in Europe. */
export const euUsual: BoothRules = {
  name: "Usual rules in Europe",
  source: "Technical guidelines of European fairs",
  address: null,
  asOf: "2026-11-27",
  byType: {
    row: eu({ backMm: 2500 }),
    perimeter: eu(),
    "end-cap": eu({ backMm: 2500 }),
    peninsula: eu({ backMm: 2500 }),
    island: eu(),
  },
  approvals: [{ when: "always", by: "organizer", daysBefore: 45, from: "move-in" }],
  reusable: null,
};

/** The usual rules of a country; null where none are known. */
export function usualRules(country: string | null): BoothRules | null {
  if (country && ["United States", "Canada", "Mexico"].includes(country)) return usUsual;
  return partOfWorld(country) === "Europe" ? euUsual : null;
}
