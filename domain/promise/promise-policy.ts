import type { UserId } from "../shared/id.ts";

/** `off`: nothing acts. `suggest`: an admin confirms each invitation. `auto`: the system invites by itself. */
export const promiseModes = ["off", "suggest", "auto"] as const;
export type PromiseMode = (typeof promiseModes)[number];

/**
 * `wall`: elapsed hours. `business`: business days of `calendar`, to the same local time of day.
 */
export const promiseClocks = ["wall", "business"] as const;
export type PromiseClock = (typeof promiseClocks)[number];

/**
 * The hours that clock `business` counts. `days`: 1 is Monday. Times are HH:mm, holidays
 * YYYY-MM-DD.
 */
export type BusinessCalendar = {
  days: number[];
  from: string;
  until: string;
  timeZone: string;
  holidays: string[];
};

/** The least and the most of each number that an admin sets. */
export const promiseBounds = {
  quotesPromised: [1, 10],
  firstHours: [1, 240],
  allHours: [1, 480],
} as const;

/** Settings that an admin can change. Hours are elapsed hours. */
export type PromiseSettings = {
  mode: PromiseMode;
  clock: PromiseClock;
  firstHours: number;
  allHours: number;
  quotesPromised: number;
  calendar: BusinessCalendar;
};

/**
 * Constants; `simulate-promise` shows that the promise is kept with them. Stored policies of
 * earlier versions may have other values.
 */
export const policyConstants = {
  /** Maximum builders at work on a request at a time. */
  seats: 7,
  /** Maximum builders ever invited to one request. */
  mostInvited: 12,
  /** Number of quotes aimed for beyond the promised ones. */
  margin: 1,
  /** Another builder is invited when at least this many expected quotes are missing. */
  inviteWhenShort: 0.25,
  /** Silent working hours after which the builder is reminded. */
  acknowledgeHours: 4,
  /** Silent working hours after which the invitation lapses. */
  lapseHours: 8,
  answerHours: 24,
  /** Working hours of the builder to answer. */
  answerWorkHours: 10,
  /** A builder with fewer working hours left isn't invited. */
  usefulHours: 4,
  /** Default limit of invitations and jobs per show, for builders who set none. */
  perShow: 3,
  /** Default limit of open invitations, for builders who set none. */
  openInvitations: 6,
  /** Hours before `respondBy` at which acknowledged builders are reminded. */
  remindBeforeHours: 6,
  mostReminders: 2,
  pauseMostHours: 72,
  /** Minimum number of settled requests for the public page to show a percentage. */
  publicLeast: 20,
};
export type PolicyConstant = keyof typeof policyConstants;

/** All numbers of a policy. */
export type PromiseParams = PromiseSettings & Record<PolicyConstant, number>;

/**
 * A version of the policy, as an admin saved it. A request keeps the version under which it was
 * received.
 */
export type PromisePolicy = {
  version: number;
  from: Date;
  /** Null for the built-in first version. */
  setBy: UserId | null;
  params: PromiseParams;
};

export const defaultPromiseParams: PromiseParams = {
  ...policyConstants,
  mode: "suggest",
  clock: "wall",
  firstHours: 24,
  allHours: 48,
  quotesPromised: 5,
  calendar: {
    days: [1, 2, 3, 4, 5],
    from: "08:00",
    until: "18:00",
    timeZone: "America/Chicago",
    holidays: [],
  },
};
