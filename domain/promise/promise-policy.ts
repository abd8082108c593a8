import type { UserId } from "../shared/id.ts";

/** `off`: nothing acts. `suggest`: an admin confirms each invitation. `auto`: the system invites by itself. */
export const promiseModes = ["off", "suggest", "auto"] as const;
export type PromiseMode = (typeof promiseModes)[number];

/** `wall`: hours on the wall. `business`: business days of `calendar`, same local time of day. */
export const promiseClocks = ["wall", "business"] as const;
export type PromiseClock = (typeof promiseClocks)[number];

/** Which hours count in the clock `business`. `days`: 1 is Monday. Times are HH:mm, holidays YYYY-MM-DD. */
export type BusinessCalendar = {
  days: number[];
  from: string;
  until: string;
  timeZone: string;
  holidays: string[];
};

/** The settings that an admin changes. Hours are wall hours. */
export type PromiseSettings = {
  mode: PromiseMode;
  clock: PromiseClock;
  firstHours: number;
  allHours: number;
  quotesPromised: number;
  calendar: BusinessCalendar;
};

/** Fixed numbers: `simulate-promise` shows that the promise is kept with them. Policies stored earlier may have others. */
export const policyConstants = {
  /** How many builders may work on a brief at a time. */
  seats: 7,
  /** How many builders are ever invited to one request. */
  mostInvited: 12,
  /** Expected quotes beyond those promised. */
  margin: 1,
  /** In expected quotes: when less than this is missing, no further builder is invited. */
  inviteWhenShort: 0.25,
  /** In the builder's working hours: a reminder without a word from the builder. */
  acknowledgeHours: 4,
  /** In the builder's working hours: the invitation lapses without a word from the builder. */
  lapseHours: 8,
  answerHours: 24,
  /** In the builder's working hours. */
  answerWorkHours: 10,
  /** In the builder's working hours: with fewer left a new builder is not asked. */
  usefulHours: 4,
  /** Invitations and jobs at one show, for a builder who sets no limit. */
  perShow: 3,
  /** Open invitations, for a builder who sets no limit. */
  openInvitations: 6,
  /** Before `respondBy`: a reminder to those who said that they will quote. */
  remindBeforeHours: 6,
  mostReminders: 2,
  pauseMostHours: 72,
  /** Below so many requests the public page names no percentage. */
  publicLeast: 20,
};
export type PolicyConstant = keyof typeof policyConstants;

/** Every number that the promise of a request is kept by. */
export type PromiseParams = PromiseSettings & Record<PolicyConstant, number>;

/** The numbers as an admin set them. A request keeps the version that it was received under. */
export type PromisePolicy = {
  version: number;
  from: Date;
  /** Null: the first one, as the product comes. */
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
