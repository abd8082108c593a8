import type { Approval } from "../booth-rules/booth-rules.ts";
import {
  addDays,
  type DaysOff,
  daysBetween,
  workdaysBefore,
  workdayUntil,
} from "../shared/time/days.ts";
import { laborDays, rentalDays, usualArea, usualDays } from "./build-days.ts";

/** The milestones of a plan, from the first to the last as a plan without dates of a show has them. */
export const milestoneKeys = [
  "quotes-in",
  "award",
  "contract",
  "drawings",
  "drawings-venue",
  "sign-order",
  "design-freeze",
  "sea-freight",
  "eac",
  "insurance",
  "graphics",
  "discount",
  "warehouse-opens",
  "ship",
  "warehouse-closes",
  "move-in",
  "opening",
  "close",
  "move-out",
] as const;
export type MilestoneKey = (typeof milestoneKeys)[number];

/** Dates that a show sets. Opening and close are those of the calendar. */
export const deadlineKeys = [
  "drawings",
  "drawings-venue",
  "sign-order",
  "eac",
  "insurance",
  "discount",
  "warehouse-opens",
  "warehouse-closes",
  "move-in",
  "move-out",
] as const satisfies MilestoneKey[];
export type DeadlineKey = (typeof deadlineKeys)[number];

export type ShowDeadline = {
  key: DeadlineKey;
  day: string;
  source: string;
  address: string | null;
  asOf: string;
};

export const milestoneStates = ["open", "done", "not-needed"] as const;
export type MilestoneState = (typeof milestoneStates)[number];
/** A day or state that the people of a request set. */
export type OwnMilestone = { key: MilestoneKey; day: string | null; state: MilestoneState };

export type Owner = "exhibitor" | "builder" | "both" | "show";
const ownerOf: Record<MilestoneKey, Owner> = {
  "quotes-in": "exhibitor",
  award: "exhibitor",
  contract: "both",
  drawings: "builder",
  "drawings-venue": "builder",
  "sign-order": "exhibitor",
  "design-freeze": "exhibitor",
  "sea-freight": "builder",
  eac: "exhibitor",
  insurance: "builder",
  graphics: "exhibitor",
  discount: "exhibitor",
  "warehouse-opens": "builder",
  ship: "builder",
  "warehouse-closes": "builder",
  "move-in": "show",
  opening: "show",
  close: "show",
  "move-out": "show",
};

/** `usual`: by the usual distance from the show's dates; `assumed`: in place of a date of the show. */
export type MilestoneSource = {
  kind: "show" | "own" | "usual" | "assumed";
  name: string | null;
  address: string | null;
  asOf: string | null;
};
export type Milestone = {
  key: MilestoneKey;
  day: string;
  owner: Owner;
  source: MilestoneSource;
  state: MilestoneState;
  /** Days from today; below 0 when past. */
  slack: number;
};

export type PlanAnchors = {
  today: string;
  /** The show's first day, else the day of the brief. */
  opening: string;
  /** Whether the opening is the calendar's. */
  isOfShow: boolean;
  close: string | null;
  deadlines: readonly ShowDeadline[];
  /** Square feet; null: not known. */
  area: number | null;
  job: "build" | "rental" | "crew";
  /** The accepted quote's; null before the award, and where it states none. */
  leadTimeWeeks: number | null;
  transit: "home" | "covered" | "far" | "by-sea";
  hasSign: boolean;
  holidays: DaysOff;
};

const transitDays = { home: 1, covered: 3, far: 7, "by-sea": 7 } as const;
const largeArea = 400;

/**
 * The latest day of each milestone, in the order of their days. The show's dates win, then one's
 * own, then the usual distances; what follows from a date follows from the one that won.
 */
export function plan(
  anchors: PlanAnchors,
  approvals: readonly Approval[],
  own: readonly OwnMilestone[] = [],
): Milestone[] {
  const { today, opening, area, holidays, deadlines } = anchors;
  const milestones: Milestone[] = [];

  function set(key: MilestoneKey, usual: string, kind: "usual" | "assumed" = "usual"): string {
    const shows = deadlines.find((deadline) => deadline.key === key);
    const mine = own.find((each) => each.key === key);
    const day = shows?.day ?? mine?.day ?? usual;
    const source: MilestoneSource = shows
      ? { kind: "show", name: shows.source, address: shows.address, asOf: shows.asOf }
      : { kind: mine?.day ? "own" : kind, name: null, address: null, asOf: null };
    const state = mine?.state ?? "open";
    const slack = daysBetween(today, day);
    milestones.push({ key, day, owner: ownerOf[key], source, state, slack });
    return day;
  }
  const due = (from: string, days: number) => workdayUntil(addDays(from, -days), holidays);
  const worked = (from: string, days: number) => workdaysBefore(from, days, holidays);
  const ofShow = (key: MilestoneKey, day: string) => {
    set(key, day);
    const set_ = milestones.at(-1);
    if (set_?.source.kind === "usual" && anchors.isOfShow) set_.source = calendar;
  };

  ofShow("opening", opening);
  if (anchors.close) ofShow("close", anchors.close);
  const moveOut = deadlines.find(({ key }) => key === "move-out");
  if (moveOut) set("move-out", moveOut.day);
  const setUpDays = (area ?? usualArea) > largeArea ? 5 : 3;
  const moveIn = set("move-in", addDays(opening, -setUpDays), "assumed");

  const closes = set("warehouse-closes", due(moveIn, 10));
  set("warehouse-opens", due(moveIn, 30));
  const ship =
    anchors.transit === "by-sea"
      ? set("sea-freight", due(moveIn, 60))
      : set("ship", worked(closes, transitDays[anchors.transit]));
  const production = productionDays(anchors);
  const graphics = set("graphics", worked(ship, 10));
  set("design-freeze", due(ship, Math.ceil(production * 0.6)));
  set("discount", due(moveIn, 21));
  const eac = set("eac", due(moveIn, 30));
  set("insurance", due(moveIn, 30));
  const sign = anchors.hasSign ? set("sign-order", due(opening, 45)) : null;
  const drawings = (["organizer", "venue"] as const).flatMap((by) => {
    const days = approvals
      .filter((approval) => approval.by === by)
      .map(({ daysBefore, from }) => due(from === "move-in" ? moveIn : opening, daysBefore));
    const first = days.sort()[0];
    return first ? set(by === "organizer" ? "drawings" : "drawings-venue", first) : [];
  });

  const firstDrawings = drawings.sort()[0];
  const latestContract = [
    due(ship, production),
    ...(firstDrawings ? [worked(firstDrawings, 10)] : []),
    ...[graphics, eac, ...(sign ? [sign] : [])].map((day) => worked(day, 5)),
  ].sort()[0] as string;
  const contract = set("contract", latestContract);
  const award = set("award", worked(contract, 5));
  set("quotes-in", worked(award, 5));
  return milestones.sort(byDay);
}

const calendar: MilestoneSource = {
  kind: "show",
  name: "The calendar of shows",
  address: null,
  asOf: null,
};

/** Calendar days from the contract to the finished booth. */
function productionDays({ area, job, leadTimeWeeks }: PlanAnchors): number {
  if (leadTimeWeeks !== null) return leadTimeWeeks * 7;
  if (job === "crew") return laborDays;
  const usual = usualDays(area ?? usualArea);
  return job === "rental" ? rentalDays(usual) : usual;
}

const place = (key: MilestoneKey) => milestoneKeys.indexOf(key);
const byDay = (one: Milestone, other: Milestone) =>
  one.day < other.day ? -1 : one.day > other.day ? 1 : place(one.key) - place(other.key);
