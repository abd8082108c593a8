import type { UserRepository } from "../accounts/ports.ts";
import { newMessage } from "../messages/new-message.ts";
import type { Message } from "../messages/ports.ts";
import { nextNews } from "../promise/evaluation/due-notices.ts";
import type { Evaluation } from "../promise/evaluation/evaluate.ts";
import type { PromiseCase } from "../promise/evaluation/follow-promise.ts";
import type { PromiseEvent } from "../promise/ledger/promise-event.ts";
import type { PromiseNotice } from "../promise/promise-notice.ts";
import type { ForecastRange, QuotePromise } from "../promise/quote-promise.ts";
import {
  isProven,
  provenFacts,
  requestFacts,
  writeToExhibitor,
} from "../quotes/letters/request-letter.ts";
import type { Ids } from "../shared/id.ts";
import { dayMs } from "../shared/time/time-units.ts";

/** Alarms an hour that admins are emailed one by one; more are one email an hour. */
export const alarmsPerHour = 100;

export type NoticeNeeds = {
  ids: Ids;
  users: UserRepository;
  /** Counts an alarm. False when admins have been emailed about `alarmsPerHour` of them within the hour. */
  mayAlarm: () => Promise<boolean>;
  /** Counts an email to an unproven address. False when its mailbox has received as many as it may for now. */
  mayMail: (address: string) => Promise<boolean>;
};
type Written = { messages: Message[]; events: PromiseEvent[]; told: PromiseNotice[] };

const lettersToExhibitor: Partial<
  Record<PromiseNotice, "promise-few" | "promise-at-risk" | "promise-missed">
> = {
  few: "promise-few",
  "all-asked": "promise-at-risk",
  "at-risk": "promise-at-risk",
  "first-tight": "promise-at-risk",
  "first-missed": "promise-missed",
  "all-missed": "promise-missed",
  "first-news": "promise-at-risk",
  "all-news": "promise-at-risk",
};

const isOfMissed = (notice: PromiseNotice) => lettersToExhibitor[notice] === "promise-missed";

const alarms = [
  "first-tight",
  "first-missed",
  "all-missed",
  "no-builders-left",
  "all-bounced",
  "mail-waits",
  "call-them",
] as const satisfies readonly PromiseNotice[];
type Alarm = (typeof alarms)[number];
const isAlarm = (notice: PromiseNotice): notice is Alarm =>
  (alarms as readonly PromiseNotice[]).includes(notice);

/**
 * The letters of the notices that are due, the events for the ledger, and all notices given so far. An unproven address gets one
 * of them at most, and none when its mailbox has had as many emails as it may.
 */
export async function writeNotices(
  needs: NoticeNeeds,
  found: PromiseCase,
  evaluation: Evaluation,
  { outlook, proposal }: Pick<QuotePromise, "outlook" | "proposal">,
  now: Date,
): Promise<Written> {
  const { promise, policy, request } = found;
  const due = evaluation.actions.flatMap((action) =>
    action.kind === "notify" ? action.notice : [],
  );
  if (due.length === 0) return { messages: [], events: [], told: promise.told };
  const { countable, forecast, seated } = evaluation;
  const { quotesPromised } = policy.params;
  const next = nextNews(promise, now);
  const facts = {
    // an address that is not proven gets one email at most
    writesAgainAt: isProven(request) ? (next?.at.toISOString() ?? null) : null,
    countable,
    promised: quotesPromised,
    working: seated,
    fitting: outlook?.fitting ?? 0,
    widenings: outlook?.widenings ?? [],
    inviting: outlook?.inviting ?? 0,
    proposed: proposal?.invitations.length ?? 0,
    later: outlook?.later ? { ...outlook.later, by: outlook.later.by.toISOString() } : null,
  };
  const expectedOf = ({ low, high }: ForecastRange) => ({
    low: Math.min(low, quotesPromised),
    high: Math.min(high, quotesPromised),
  });
  const given = due.filter((notice) => isTimely(notice, due, promise, now));
  // of several, the exhibitor gets one email: each says what is in, and a missed target is the gravest
  const lettered = given.find(isOfMissed) ?? given.find((notice) => notice in lettersToExhibitor);
  const mailed = lettered && (await mayTell(needs, found)) ? lettered : null;
  const letterOf = (notice: PromiseNotice) =>
    notice === mailed ? lettersToExhibitor[notice] : undefined;
  const exhibitor = given.flatMap((notice): Message[] => {
    const kind = letterOf(notice);
    if (!kind) return [];
    const isFirst = notice === "first-tight" || notice === "first-missed";
    const { asked = 0, fitting } = outlook ?? {};
    const allAsked = notice === "all-asked" && { asked, fitting: fitting ?? asked };
    const letter = {
      ...(allAsked && { allAsked }),
      ...expectedOf(notice === "few" && outlook ? outlook.forecast : forecast),
      kind,
      ...facts,
      isFirst,
      quoteRequestId: request.id,
      timeZone: promise.timeZone,
      dueAt: (isFirst ? promise.firstDueAt : promise.allDueAt).toISOString(),
    };
    const about = { key: `promise-${notice}/${request.id}`, at: now };
    return [
      writeToExhibitor(needs, request, about, (to) => ({
        ...letter,
        to,
        request: provenFacts(request),
      })),
    ];
  });
  const alarmed = await writeAlarms(needs, found, given.filter(isAlarm), countable, now);
  return {
    messages: [...exhibitor, ...alarmed],
    events: given.flatMap((notice): PromiseEvent[] => {
      const kind = letterOf(notice) ? "told" : isAlarm(notice) && "alarm";
      return kind ? [{ at: now, kind, actor: "system", detail: { notice } }] : [];
    }),
    told: [...promise.told, ...due, ...passedNews(due, promise, now)],
  };
}

/** Whether the exhibitor may be emailed a notice now, which is counted for an unproven address. */
async function mayTell(
  { mayMail }: NoticeNeeds,
  { request, promise }: PromiseCase,
): Promise<boolean> {
  if (isProven(request)) return true;
  const isTold = promise.told.some((notice) => notice in lettersToExhibitor);
  return !isTold && request.emailState !== "over-limit" && (await mayMail(request.email));
}

/** The news that the email of `now` leaves out, because they would follow too soon. */
function passedNews(
  due: readonly PromiseNotice[],
  promise: PromiseCase["promise"],
  now: Date,
): PromiseNotice[] {
  const isSaid = (notice: PromiseNotice) => due.includes(notice) || promise.told.includes(notice);
  const isAnnouncing = due.some((notice) => lettersToExhibitor[notice]);
  const next = nextNews(promise, now);
  const passed: PromiseNotice[] = next ? [] : ["all-news"];
  if (next?.notice !== "first-news") passed.push("first-news");
  return isAnnouncing ? passed.filter((notice) => !isSaid(notice)) : [];
}

/** Emails each alarm to each admin, and beyond the limit one email an hour for all others. */
async function writeAlarms(
  { ids, users, mayAlarm }: NoticeNeeds,
  { request, policy }: PromiseCase,
  raised: readonly Alarm[],
  countable: number,
  at: Date,
): Promise<Message[]> {
  if (raised.length === 0) return [];
  const single: Alarm[] = [];
  for (const notice of raised) if (await mayAlarm()) single.push(notice);
  const hour = at.toISOString().slice(0, "2027-01-05T10".length);
  return (await users.listByType("admin")).flatMap((admin) => {
    const to = { name: admin.firstName, address: admin.email };
    const { quotesPromised: promised } = policy.params;
    const facts = { kind: "promise-alarm", to, countable, promised } as const;
    const alarms = single.map((notice) =>
      newMessage(
        { ids },
        { ...facts, request: requestFacts(request), notice },
        {
          at,
          dedupeKey: `promise-${notice}/${request.id}/${admin.id}`,
          quoteRequestId: request.id,
        },
      ),
    );
    if (single.length === raised.length) return alarms;
    const dedupeKey = `many-alarms/${hour}/${admin.id}`;
    const many = { kind: "many-alarms", to, perHour: alarmsPerHour } as const;
    return [...alarms, newMessage({ ids }, many, { at, dedupeKey })];
  });
}

/** Old news is not sent: a first quote missed a day ago, or together with all of them. */
function isTimely(
  notice: PromiseNotice,
  due: readonly PromiseNotice[],
  { firstDueAt, allDueAt }: PromiseCase["promise"],
  now: Date,
): boolean {
  const within = (moment: Date, days: number) => now.getTime() - moment.getTime() < days * dayMs;
  // a missed target says it all
  if (notice === "first-news")
    return within(firstDueAt, 1) && !due.includes("first-missed") && !due.includes("all-news");
  if (notice === "all-news") return within(allDueAt, 1) && !due.includes("all-missed");
  if (notice === "first-missed") return within(firstDueAt, 1) && !due.includes("all-missed");
  if (notice === "all-missed") return within(allDueAt, 1);
  return notice === "call-them" ? within(allDueAt, 3) : true;
}
