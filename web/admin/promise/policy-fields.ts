import type { PromisePolicyBody } from "../../../app-server/contract/promise/promise-policy.ts";
import { formDifferences } from "../../edit-form/form-differences.ts";

type Params = PromisePolicyBody["params"];
export type NumberName = {
  [Name in keyof Params]: Params[Name] extends number ? Name : never;
}[keyof Params];
type NumberField = { name: NumberName; label: string; unit: string };
type Group = { title: string; fields: readonly NumberField[] };

export const modeLabels: Record<Params["mode"], string> = {
  off: "Off: admins invite by hand",
  suggest: "Suggest: an admin confirms each invitation",
  auto: "Auto: the system invites by itself",
};
export const clockLabels: Record<Params["clock"], string> = {
  wall: "Wall: hours around the clock",
  business: "Business: business days of the calendar",
};

/** The numbers of the promise in the order in which an admin thinks about them. */
export const policyGroups: readonly Group[] = [
  {
    title: "What is promised",
    fields: [
      { name: "quotesPromised", label: "Quotes promised", unit: "quotes, 1 to 10" },
      { name: "firstHours", label: "First quote within", unit: "hours, 1 to 240" },
      { name: "allHours", label: "All quotes within", unit: "hours, 1 to 480" },
    ],
  },
  {
    title: "Who gets invited",
    fields: [
      { name: "seats", label: "Seats", unit: "builders at work on a request, 5 to 10" },
      { name: "mostInvited", label: "Most invited", unit: "builders for each request, 5 to 20" },
      { name: "margin", label: "Margin", unit: "expected quotes beyond those promised, 0 to 3" },
      { name: "inviteWhenShort", label: "Invite when short by", unit: "expected quotes, 0 to 3" },
      { name: "usefulHours", label: "Least time left", unit: "working hours to quote, 0 to 40" },
      { name: "perShow", label: "At one show", unit: "invitations and jobs per builder, 0 to 20" },
      { name: "openInvitations", label: "Open invitations", unit: "per builder, 0 to 50" },
    ],
  },
  {
    title: "When builders answer",
    fields: [
      { name: "answerHours", label: "Answer within", unit: "hours, 1 to 240" },
      { name: "answerWorkHours", label: "At least", unit: "working hours, 1 to 80" },
      { name: "acknowledgeHours", label: "Reminder after", unit: "silent working hours, 1 to 40" },
      { name: "lapseHours", label: "Lapse after", unit: "silent working hours, 1 to 80" },
      { name: "remindBeforeHours", label: "Reminder before due", unit: "hours, 1 to 48" },
      { name: "mostReminders", label: "Most reminders", unit: "per invitation, 0 to 5" },
    ],
  },
  {
    title: "Pauses and the public page",
    fields: [
      { name: "pauseMostHours", label: "Longest pause", unit: "hours in all, 0 to 240" },
      { name: "publicLeast", label: "Percentages after", unit: "settled requests, 1 to 1000" },
    ],
  },
];

const labels: Record<string, string> = {
  mode: "Mode",
  clock: "Clock",
  ...Object.fromEntries(
    policyGroups.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])),
  ),
  days: "Business days",
  from: "From",
  until: "Until",
  timeZone: "Time zone",
  holidays: "Holidays",
};

/** Numbers whose stored value differs from the one in the form; `texts` are those that were typed. */
export function policyDifferences(params: Params, texts: Record<string, string>, stored: Params) {
  return formDifferences(labels, { ...textsOf(params), ...texts }, textsOf(stored));
}

function textsOf({ mode, clock, calendar, ...numbers }: Params): Record<string, string> {
  const { days, from, until, timeZone, holidays } = calendar;
  return {
    ...Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, `${value}`])),
    mode: modeLabels[mode],
    clock: clockLabels[clock],
    from,
    until,
    timeZone,
    days: days.join(", "),
    holidays: holidays.join(", "),
  };
}
