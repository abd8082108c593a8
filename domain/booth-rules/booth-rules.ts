/** Places of a booth in a hall, by which shows set what may be built. */
export const boothKinds = ["row", "perimeter", "end-cap", "peninsula", "island"] as const;
export type BoothKind = (typeof boothKinds)[number];

/** The rules at one kind of place. Lengths are in millimeters; null: no rule. */
export type KindRules = {
  heightMm: number;
  /** Greatest height of the back wall. */
  backMm: number | null;
  /** Greatest height in the front part. */
  frontMm: number | null;
  /** The front part: the front half, or this far from the aisle. */
  frontPart: "half" | number | null;
  /** Greatest height of the back wall near the side aisles. */
  sideBackMm: number | null;
  sign: "yes" | "no" | "ask";
  /** Greatest height of a sign's top; null: ask. */
  signTopMm: number | null;
  /** Greatest share of an aisle side that may be closed, in percent. */
  closedShare: number | null;
};

export const approvalCases = ["always", "over-height", "double-deck", "sign"] as const;
export type ApprovalCase = (typeof approvalCases)[number];

/** An approval of drawings, and its time. */
export type Approval = {
  when: ApprovalCase;
  by: "organizer" | "venue";
  daysBefore: number;
  from: "opening" | "move-in";
};

/** A show's rules for booths, with where they come from and as of which day. */
export type BoothRules = {
  name: string;
  source: string;
  address: string | null;
  asOf: string;
  byType: Record<BoothKind, KindRules>;
  approvals: Approval[];
  /** Whether booths have to be reusable, or the show asks for it. */
  reusable: "required" | "asked" | null;
};

export const ruleLimits = { name: 100, source: 200, address: 500, approvals: 6 } as const;

/** The facts of a booth that rules are about. A missing height or deck is not known. */
export type BoothToCheck = {
  /** The exhibit type of the form. */
  industry: string;
  boothSize: string;
  openSides: readonly string[];
  features: readonly string[];
  heightMm?: number | undefined;
  doubleDeck?: boolean | undefined;
  reusable?: string | undefined;
};
