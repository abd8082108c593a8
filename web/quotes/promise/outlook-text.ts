import type {
  PromisedTimesBody,
  WideningBody,
} from "../../../app-server/contract/quotes/promised-times.ts";
import { fewBuildersText, quoteRangeText } from "../../../domain/promise/few-builders-text.ts";
import { countInWords } from "../../../domain/shared/text/count-in-words.ts";
import { writeInZone } from "../../../domain/shared/time/write-in-zone.ts";
import { formatMoney } from "../../format.ts";
import { zonedTime } from "../../ui/text/zoned-time.ts";
import { serviceTypeTitle } from "../request/service-type-title.ts";
import { dueText } from "./due-text.ts";

type Outlook = NonNullable<PromisedTimesBody["outlook"]>;

/** The forecast of quotes in one or two sentences; null when there is nothing to say. */
export function outlookText(
  { outlook, allDueAt, timeZone }: Pick<PromisedTimesBody, "outlook" | "allDueAt" | "timeZone">,
  received: number,
): string | null {
  if (!outlook || received >= outlook.promised) return null;
  const { promised, state, inviting, worksFrom } = outlook;
  switch (state) {
    case "complete":
      return null;
    case "few":
      return fewText(outlook);
    case "resting":
      return worksFrom && restingText(worksFrom.at, timeZone, outlook.asked > 0);
    case "at-risk":
      return inviting > 0
        ? `${inWords(promised, true)} will be tight. We're inviting ${inWords(inviting)} more ${inviting === 1 ? "builder" : "builders"}.`
        : `${inWords(promised, true)} will be tight. We're following up with the builders.`;
    case "missed":
      return missedText(outlook, received, dueText(allDueAt, timeZone), timeZone);
    case "on-track":
      return workingText(outlook);
  }
}

function fewText(outlook: Outlook): string | null {
  const { fitting, promised } = outlook;
  const likely = expected(outlook);
  return fitting === null || !likely ? null : fewBuildersText({ fitting, ...likely, promised });
}

function workingText(outlook: Outlook): string | null {
  const { asked, working, promised, later } = outlook;
  if (asked === 0 || later) return null;
  const atWork = working > 0 ? `, ${working} working on it` : "";
  const likely = expected(outlook);
  const words = likely ? ` We expect ${quotes(range(likely, promised))}.` : "";
  return `${builders(asked)} invited${atWork}.${words}`;
}

/** The likely number of quotes; null when builders are not counted. */
function expected({ low, high }: Outlook): { low: number; high: number } | null {
  return low === null || high === null ? null : { low, high };
}

function missedText(
  { promised, working, later, countable }: Outlook,
  received: number,
  due: string,
  timeZone: string,
): string {
  const fault = `We promised ${promised} quotes by ${due}; ${received} ${received === 1 ? "is" : "are"} in. That's our fault, not yours.`;
  const left = Math.max(0, working - countable);
  if (left === 0) return fault;
  const atWork = `${builders(left)} ${left === 1 ? "is" : "are"} still working on it`;
  if (!later || later.high <= received) return `${fault} ${atWork}.`;
  const likely = quotes(range({ ...later, low: Math.max(later.low, received) }, later.high));
  return `${fault} ${atWork}; we expect ${likely} in all by ${dueText(later.by, timeZone)}.`;
}

/** Says until when builders are off work, in the promise's time zone. */
function restingText(at: string, timeZone: string, isAnyInvited: boolean): string {
  const back = writeInZone(new Date(at), { weekday: "long" }, timeZone);
  const off = `Builders are off work until ${back} at ${timeOfDay(at, timeZone)}`;
  return isAnyInvited
    ? `${off}. Expect the first quote on ${back}.`
    : `${off}, so don't expect a quote before then.`;
}

function timeOfDay(iso: string, timeZone: string): string {
  return (
    zonedTime(iso, "PPp", { now: new Date(iso), timeZone })
      .split(", ")
      .at(-1) ?? ""
  );
}

/** One sentence about a change of the brief: how many more builders it would bring. */
export function wideningText(widening: WideningBody): string {
  const more = `${widening.builders} more ${widening.builders === 1 ? "builder" : "builders"}`;
  switch (widening.kind) {
    case "budget":
      return `A budget up to ${formatMoney(widening.upToDollars * 100)} brings ${more}.`;
    case "service-type":
      return `Asking for ${serviceTypeTitle(widening.serviceType)} brings ${more}.`;
  }
}

const builders = (count: number) => `${count} ${count === 1 ? "builder" : "builders"}`;

type Range = { least: number; most: number };
const quotes = ({ least, most }: Range) => quoteRangeText(least, most);

function range({ low, high }: { low: number; high: number }, promised: number): Range {
  const most = Math.min(high, promised);
  return { least: Math.min(low, most), most };
}

function inWords(count: number, isFirst = false): string {
  const name = countInWords(count);
  return isFirst ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
