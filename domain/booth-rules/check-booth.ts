import { sidesInFeet } from "../shared/booth-feet.ts";
import type { Approval, BoothKind, BoothRules, BoothToCheck } from "./booth-rules.ts";

export const findingCodes = [
  "sign-not-usual",
  "sign-ask",
  "height-over",
  "front-low",
  "sides-low",
  "closed-side",
  "deck-approval",
  "reusable",
  "drawings-due",
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** Something about a booth that the rules mention: a hint, or a question for the show. */
export type Finding = {
  code: FindingCode;
  severity: "hint" | "ask";
  facts: Record<string, string | number>;
  source: Pick<BoothRules, "name" | "source" | "address" | "asOf">;
};

const shallowFeet = 10;
const sign = "hanging-elements";

/** Where a booth stands, as rules name it. */
export function kindOf({ industry, boothSize, openSides }: BoothToCheck): BoothKind {
  switch (industry) {
    case "inline":
      return "row";
    case "perimeter":
      return "perimeter";
    case "island":
    case "pavilion":
      return "island";
    case "peninsula":
      return (sidesInFeet(boothSize)?.depth ?? Infinity) <= shallowFeet ? "end-cap" : "peninsula";
    default:
      return openSides.length >= 4 ? "island" : openSides.length === 3 ? "peninsula" : "row";
  }
}

const aisles: Record<BoothKind, number> = {
  row: 1,
  perimeter: 1,
  "end-cap": 3,
  peninsula: 3,
  island: 4,
};

/** Approvals of drawings that this booth needs. */
export function neededApprovals(booth: BoothToCheck, rules: BoothRules): Approval[] {
  const { heightMm: limit } = rules.byType[kindOf(booth)];
  const isNeeded = {
    always: true,
    "over-height": booth.heightMm !== undefined && booth.heightMm > limit,
    "double-deck": booth.doubleDeck === true,
    sign: booth.features.includes(sign),
  };
  return rules.approvals.filter(({ when }) => isNeeded[when]);
}

/**
 * The findings of rules about a booth, in the order of `findingCodes`. They forbid nothing: the
 * show decides. A height that isn't known is not judged.
 */
export function checkBooth(booth: BoothToCheck, rules: BoothRules): Finding[] {
  const kind = kindOf(booth);
  const limits = rules.byType[kind];
  const { name, source, address, asOf } = rules;
  const found: Finding[] = [];
  const add = (code: FindingCode, severity: Finding["severity"], facts: Finding["facts"] = {}) =>
    found.push({ code, severity, facts, source: { name, source, address, asOf } });

  if (booth.features.includes(sign)) {
    if (limits.sign === "no") add("sign-not-usual", "ask", { kind });
    else if (limits.sign === "ask" || limits.signTopMm === null) {
      add("sign-ask", "ask", { kind, ...stated("topMm", limits.signTopMm) });
    }
  }
  const height = booth.heightMm ?? 0;
  if (height > limits.heightMm)
    add("height-over", "ask", { limitMm: limits.heightMm, heightMm: height });
  if (limits.frontMm !== null && height > limits.frontMm) {
    add("front-low", "hint", { limitMm: limits.frontMm, part: limits.frontPart ?? "half" });
  }
  const [back, sideBack] = [limits.backMm ?? Infinity, limits.sideBackMm ?? Infinity];
  if (height > Math.min(back, sideBack)) {
    add("sides-low", "hint", {
      limitMm: Math.min(back, sideBack),
      part: sideBack < back ? "back-by-aisles" : "back",
    });
  }
  const isClosed = booth.openSides.length > 0 && booth.openSides.length < aisles[kind];
  if (isClosed && limits.closedShare !== null) {
    add("closed-side", "ask", { percent: limits.closedShare });
  }
  const approvals = neededApprovals(booth, rules);
  for (const { by, daysBefore, from } of approvals.filter(({ when }) => when === "double-deck")) {
    add("deck-approval", "ask", { by, daysBefore, from });
  }
  if (rules.reusable && booth.reusable !== "required") {
    add("reusable", rules.reusable === "required" ? "ask" : "hint", { rule: rules.reusable });
  }
  const due = approvals.filter(({ when }) => when !== "double-deck");
  const first = (by: Approval["by"]) => due.find((approval) => approval.by === by);
  for (const approval of [first("organizer"), first("venue")]) {
    if (!approval) continue;
    const { by, daysBefore, from } = approval;
    add("drawings-due", "hint", { by, daysBefore, from });
  }
  return found;
}

const stated = (name: string, value: number | null) => (value === null ? {} : { [name]: value });
