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

/** Alarms per hour that admins get one by one; beyond it, one email an hour. */
export const alarmsPerHour = 100;

export type NoticeNeeds = {
  ids: Ids;
  users: UserRepository;
  /** Counts an alarm. False when `alarmsPerHour` have been emailed within the hour. */
  mayAlarm: () => Promise<boolean>;
  /** Counts an email to an unverified address. False when its limit is reached for now. */
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
 * Writes the due notices: emails, ledger events, and the updated list of sent notices. An
 * unverified address gets at most one of them, and none when its limit is reached.
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
    // an unverified address gets only one email
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
  // of several due notices the exhibitor gets one email: each says what is in, and a missed target
  // is the most serious
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
      writeToExhibitor(needs, request, about, ({ to }) => ({
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

/**
 * Whether the exhibitor may be emailed a notice now. Counts the email for an unverified address.
 */
async function mayTell(
  { mayMail }: NoticeNeeds,
  { request, promise }: PromiseCase,
): Promise<boolean> {
  if (isProven(request)) return true;
  const isTold = promise.told.some((notice) => notice in lettersToExhibitor);
  return !isTold && request.emailState !== "over-limit" && (await mayMail(request.email));
}

/** Scheduled news to skip after an email sent at `now`, because they would follow too soon. */
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

/** Emails each alarm to each admin; beyond the limit, one email an hour for all others. */
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

/**
 * Whether a notice is still worth sending: a first quote missed over a day ago, or together with
 * all quotes, isn't.
 */
function isTimely(
  notice: PromiseNotice,
  due: readonly PromiseNotice[],
  { firstDueAt, allDueAt }: PromiseCase["promise"],
  now: Date,
): boolean {
  const within = (moment: Date, days: number) => now.getTime() - moment.getTime() < days * dayMs;
  // the email about the missed target covers the news
  if (notice === "first-news")
    return within(firstDueAt, 1) && !due.includes("first-missed") && !due.includes("all-news");
  if (notice === "all-news") return within(allDueAt, 1) && !due.includes("all-missed");
  if (notice === "first-missed") return within(firstDueAt, 1) && !due.includes("all-missed");
  if (notice === "all-missed") return within(allDueAt, 1);
  return notice === "call-them" ? within(allDueAt, 3) : true;
}
