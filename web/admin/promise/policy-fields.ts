import type { PromisePolicyBody } from "../../../app-server/contract/promise/promise-policy.ts";

type Params = PromisePolicyBody["params"];
export type NumberName = {
  [Name in keyof Params]: Params[Name] extends number ? Name : never;
}[keyof Params];
type NumberField = { name: NumberName; label: string; unit: string };
type Group = { title: string; fields: readonly NumberField[] };

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
