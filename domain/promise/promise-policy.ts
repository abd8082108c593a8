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

/** Every number that the promise is kept by. Hours are wall hours where nothing else is said. */
export type PromiseParams = {
  mode: PromiseMode;
  clock: PromiseClock;
  firstHours: number;
  allHours: number;
  quotesPromised: number;
  calendar: BusinessCalendar;
  /** How many builders may work on a brief at a time. */
  seats: number;
  /** How many builders are ever invited to one request. */
  mostInvited: number;
  /** Expected quotes beyond those promised. */
  margin: number;
  /** In expected quotes: when less than this is missing, no further builder is invited. */
  inviteWhenShort: number;
  /** In the builder's working hours: a reminder without a word from the builder. */
  acknowledgeHours: number;
  /** In the builder's working hours: the invitation lapses without a word from the builder. */
  lapseHours: number;
  answerHours: number;
  /** In the builder's working hours. */
  answerWorkHours: number;
  /** In the builder's working hours: with fewer left a new builder is not asked. */
  usefulHours: number;
  /** Invitations and jobs at one show, for a builder who sets no limit. */
  perShow: number;
  /** Open invitations, for a builder who sets no limit. */
  openInvitations: number;
  /** Before `respondBy`: a reminder to those who said that they will quote. */
  remindBeforeHours: number;
  mostReminders: number;
  pauseMostHours: number;
  /** Below so many requests the public page names no percentage. */
  publicLeast: number;
};

/** The numbers as an admin set them. A request keeps the version that it was received under. */
export type PromisePolicy = {
  version: number;
  from: Date;
  /** Null: the first one, as the product comes. */
  setBy: UserId | null;
  params: PromiseParams;
};

export const defaultPromiseParams: PromiseParams = {
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
  seats: 7,
  mostInvited: 12,
  margin: 1,
  inviteWhenShort: 0.25,
  acknowledgeHours: 4,
  lapseHours: 8,
  answerHours: 24,
  answerWorkHours: 10,
  usefulHours: 4,
  perShow: 3,
  openInvitations: 6,
  remindBeforeHours: 6,
  mostReminders: 2,
  pauseMostHours: 72,
  publicLeast: 20,
};
