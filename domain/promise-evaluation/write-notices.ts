import type { UserRepository } from "../accounts/ports.ts";
import type { Letter } from "../messages/letter.ts";
import { newMessage } from "../messages/new-message.ts";
import type { Message } from "../messages/ports.ts";
import type { Evaluation } from "../promise/evaluation/evaluate.ts";
import type { PromiseCase } from "../promise/evaluation/follow-promise.ts";
import type { PromiseEvent } from "../promise/ledger/promise-event.ts";
import type { PromiseNotice } from "../promise/promise-notice.ts";
import type { ForecastRange, QuotePromise } from "../promise/quote-promise.ts";
import { provenFacts, requestFacts, writeToExhibitor } from "../quotes/letters/request-letter.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { Ids } from "../shared/id.ts";
import { dayMs } from "../shared/time/time-units.ts";

type Needs = { ids: Ids; users: UserRepository };
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
};

const alarms = [
  ...(["first-tight", "first-missed", "all-missed", "no-builders-left", "all-bounced"] as const),
  ...(["mail-waits", "call-them"] as const),
];
type Alarm = (typeof alarms)[number];
const isAlarm = (notice: PromiseNotice): notice is Alarm =>
  (alarms as readonly PromiseNotice[]).includes(notice);

/** The letters of the notices that are due, the events for the ledger, and all notices given so far. */
export async function writeNotices(
  { ids, users }: Needs,
  { promise, policy, request }: PromiseCase,
  evaluation: Evaluation,
  { outlook, proposal }: Pick<QuotePromise, "outlook" | "proposal">,
  now: Date,
): Promise<Written> {
  const due = evaluation.actions.flatMap((action) =>
    action.kind === "notify" ? action.notice : [],
  );
  if (due.length === 0) return { messages: [], events: [], told: promise.told };
  const { countable, forecast, seated } = evaluation;
  const { quotesPromised } = policy.params;
  const facts = {
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
  const exhibitor = given.flatMap((notice): Message[] => {
    const kind = lettersToExhibitor[notice];
    if (!kind) return [];
    const isFirst = notice === "first-tight" || notice === "first-missed";
    const { asked = 0, fitting } = outlook ?? {};
    const allAsked = notice === "all-asked" && { asked, fitting: fitting ?? asked };
    const letter = {
      ...(allAsked && { allAsked }),
      ...expectedOf(notice === "few" && outlook ? outlook.forecast : forecast),
      ...{ kind, ...facts, isFirst, quoteRequestId: request.id, timeZone: promise.timeZone },
      dueAt: (isFirst ? promise.firstDueAt : promise.allDueAt).toISOString(),
    };
    return [toExhibitor({ ids }, request, `promise-${notice}/${request.id}`, now, letter)];
  });
  const admins = given.some(isAlarm) ? await users.listByType("admin") : [];
  const alarmed = given.filter(isAlarm).flatMap((notice) =>
    admins.map((admin) =>
      newMessage(
        { ids },
        {
          kind: "promise-alarm",
          to: { name: admin.firstName, address: admin.email },
          request: requestFacts(request),
          notice,
          countable,
          promised: quotesPromised,
        },
        {
          at: now,
          dedupeKey: `promise-${notice}/${request.id}/${admin.id}`,
          quoteRequestId: request.id,
        },
      ),
    ),
  );
  return {
    messages: [...exhibitor, ...alarmed],
    events: given.map((notice) => ({
      at: now,
      kind: lettersToExhibitor[notice] ? "told" : "alarm",
      actor: "system",
      detail: { notice },
    })),
    told: [...promise.told, ...due],
  };
}

/** Old news is not sent: a first quote missed a day ago, or together with all of them. */
function isTimely(
  notice: PromiseNotice,
  due: readonly PromiseNotice[],
  { firstDueAt, allDueAt }: PromiseCase["promise"],
  now: Date,
): boolean {
  const within = (moment: Date, days: number) => now.getTime() - moment.getTime() < days * dayMs;
  if (notice === "first-missed") return within(firstDueAt, 1) && !due.includes("all-missed");
  if (notice === "all-missed") return within(allDueAt, 1);
  return notice === "call-them" ? within(allDueAt, 3) : true;
}

type News = "promise-few" | "promise-at-risk" | "promise-missed";
type PromiseLetter = Omit<Extract<Letter, { kind: News }>, "to" | "request">;

/** An unproven address gets no text from the form. */
function toExhibitor(
  ports: { ids: Ids },
  request: QuoteRequest,
  key: string,
  at: Date,
  letter: PromiseLetter,
): Message {
  return writeToExhibitor(ports, request, { key, at }, (to) => ({
    ...letter,
    ...{ to, request: provenFacts(request) },
  }));
}
