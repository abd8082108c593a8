import type { ChangeBody } from "../../app-server/contract/jobs/changes.ts";
import { type ChangeReason, changeLimits } from "../../domain/jobs/change.ts";
import type { Category } from "../../domain/offers/category.ts";
import { dollarsText } from "../../domain/shared/money/dollars-text.ts";
import { parseDollars } from "../../domain/shared/money/parse-dollars.ts";
import { minuteMs } from "../../domain/shared/time/time-units.ts";

export type TypedLine = { key: number; category: Category; label: string; amount: string };

/** The form's fields as typed. */
export type ChangeValues = {
  title: string;
  note: string;
  reason: ChangeReason;
  lines: TypedLine[];
  daysLater: string;
  /** Local time, as an input of type `datetime-local` has it. */
  answerBy: string;
};

/** Messages by field: "title", "lines.0.amount". */
export type Errors = Record<string, string>;

let keys = 0;

export function emptyLine(): TypedLine {
  keys += 1;
  return { key: keys, category: "structure", label: "", amount: "" };
}

/** The fields of a new change, or of the one that is edited. */
export function valuesOf(change?: ChangeBody): ChangeValues {
  const lines = change?.lines.map(({ category, label, amount }) => ({
    ...emptyLine(),
    category: category as Category,
    label,
    amount: dollarsText(amount),
  }));
  return {
    title: change?.title ?? "",
    note: change?.note ?? "",
    reason: change?.reason ?? "exhibitor-wish",
    lines: lines?.length ? lines : [emptyLine()],
    daysLater: change?.daysLater ? `${change.daysLater}` : "",
    answerBy: change?.answerBy ? localMoment(change.answerBy) : "",
  };
}

/** An instant as the value of an input of type `datetime-local`. */
function localMoment(iso: string): string {
  const at = new Date(iso);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * minuteMs);
  return local.toISOString().slice(0, 16);
}

/** An amount as typed, in minor units; "-250" is negative. Null if it is none. */
export function readAmount(text: string): number | null {
  const typed = text.trim();
  const isNegative = /^[-−]/.test(typed);
  const amount = parseDollars(isNegative ? typed.slice(1) : typed);
  return amount === null ? null : isNegative ? -amount : amount;
}

/** The fields as the call takes them, with what is wrong with them. A wish has no price. */
export function readChange(values: ChangeValues, isWish: boolean) {
  const { title, note, reason, daysLater, answerBy } = values;
  const problems: Errors = {};
  if (title.trim() === "") problems.title = "Say what changes";
  if (isWish) return { title, note, reason, lines: [], daysLater: null, answerBy: null, problems };
  const lines = values.lines.map(({ category, label, amount }, at) => {
    const cents = readAmount(amount);
    if (label.trim() === "") problems[`lines.${at}.label`] = "Say what this is for";
    if (cents === null) problems[`lines.${at}.amount`] = "Enter an amount, such as 1,200";
    return { category, label, amount: cents ?? 0 };
  });
  const days = daysLater.trim() === "" ? null : Number(daysLater);
  const [soonest, latest] = changeLimits.daysLater;
  if (days !== null && !(Number.isInteger(days) && days >= soonest && days <= latest)) {
    problems.daysLater = `Enter a whole number from ${soonest} to ${latest}`;
  }
  const until = answerBy === "" ? null : new Date(answerBy).toISOString();
  return { title, note, reason, lines, daysLater: days, answerBy: until, problems };
}
