import { usualCapacity } from "../builder-profiles/capacity/builder-capacity.ts";
import { collectFailures } from "../shared/collect-failures.ts";
import type { QuoteResponseId } from "../shared/id.ts";
import { dayMs, minuteMs } from "../shared/time/time-units.ts";
import { utcDay } from "../shared/time/utc-day.ts";
import { dayThere, isWorkingTime } from "../shared/time/zone-time.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { jobSides } from "./job.ts";
import type { JobMessage } from "./job-message.ts";
import { isUnderWay } from "./job-state.ts";
import { daysFrom, dueDay, type Payment, remindersDue } from "./payment.ts";
import { blocksOpening } from "./punch-item.ts";
import type { ChangeNeeds } from "./raise-change.ts";
import { writeToSide } from "./write-to-side.ts";

/** Jobs per run; the next run is a minute later. */
const atOnce = 200;
const messagesAtOnce = 500;
/** The first message waits this long for others, to be emailed together. */
const batchMs = 10 * minuteMs;

/**
 * Emails each side the other's messages of ten minutes together, and the builder what is to be
 * fixed before the opening. Reminds exhibitors of payments in their working hours: three days before, on the day and seven
 * days after, once each; of several that are over, the latest. A failing job doesn't stop the
 * others. Returns the number of jobs looked at.
 */
export function notifyJobs(ports: ChangeNeeds) {
  const { jobs, clock } = ports;
  return async (_request: Record<never, never> = {}): Promise<number> => {
    // tomorrow, since it has begun in some zones
    const tomorrow = utcDay(new Date(clock.now().getTime() + dayMs));
    const owing = await jobs.listOwing(tomorrow, atOnce);
    const { attempt, throwFailures } = collectFailures();
    for (const id of owing) await attempt(() => retryStale(() => remind(ports, id)));
    const before = new Date(clock.now().getTime() - batchMs);
    const untold = await jobs.listUntold(before, messagesAtOnce);
    for (const [id, written] of Map.groupBy(untold, ({ jobId }) => jobId)) {
      await attempt(() => tell(ports, id, written));
    }
    const noted = await jobs.listUntoldPunch(before, atOnce);
    for (const id of noted) await attempt(() => retryStale(() => tellPunch(ports, id)));
    throwFailures();
    return owing.length + untold.length + noted.length;
  };
}

/** Emails each side what it did not write itself. */
async function tell(ports: ChangeNeeds, id: QuoteResponseId, written: JobMessage[]): Promise<void> {
  const { quotes, builders, jobs, clock } = ports;
  const now = clock.now();
  const found = await quotes.findCaseOfResponse(id);
  const quote = found?.responses.find((response) => response.id === id);
  const messages = [];
  for (const side of found && quote ? jobSides : []) {
    const news = written.filter((each) => each.side !== side);
    const [first] = news;
    if (!first || !found || !quote) continue;
    const [builder] = await builders.findMany([quote.builderId]);
    const nameOf = {
      exhibitor: found.request.company,
      builder: builder?.name ?? "The builder",
      us: null,
    };
    const notice = { key: `job-messages/${first.id}/${side}`, at: now };
    messages.push(
      ...(await writeToSide(ports, { found, quote }, side, notice, (facts) => ({
        kind: "job-messages",
        ...facts,
        messages: news.map((each) => ({
          from: nameOf[each.side],
          text: each.text,
          files: each.files.length,
        })),
      }))),
    );
  }
  await jobs.markTold(written, now, messages);
}

/** Emails the builder what is to be fixed before the opening. */
async function tellPunch(ports: ChangeNeeds, id: QuoteResponseId): Promise<void> {
  const { quotes, jobs, clock } = ports;
  const [stored, found] = await Promise.all([jobs.find(id), quotes.findCaseOfResponse(id)]);
  const quote = found?.responses.find((response) => response.id === id);
  const untold = stored?.punch.filter(({ emailedAt }) => emailedAt === null) ?? [];
  const [first] = untold;
  if (!stored || !found || !quote || !first) return;
  const now = clock.now();
  const open = isUnderWay(stored.job.state) ? untold.filter(blocksOpening) : [];
  const notice = { key: `punch-before-opening/${first.id}`, at: now };
  const messages =
    open.length > 0
      ? await writeToSide(ports, { found, quote }, "builder", notice, (facts) => ({
          kind: "punch-before-opening",
          ...facts,
          items: open.map(({ number, text, photos }) => ({ number, text, photos: photos.length })),
        }))
      : [];
  const punch = untold.map((item) => ({ ...item, emailedAt: now }));
  const audit = { actorId: null, action: "job.punch-told", detail: { jobId: id } };
  await jobs.save({ job: stored.job, punch, messages, audit });
}

async function remind(ports: ChangeNeeds, id: QuoteResponseId): Promise<void> {
  const { quotes, jobs, clock } = ports;
  const [stored, found] = await Promise.all([jobs.find(id), quotes.findCaseOfResponse(id)]);
  const quote = found?.responses.find((response) => response.id === id);
  if (!stored || !found || !quote || stored.job.state === "ended") return;
  const now = clock.now();
  const timeZone = await quotes.readTimeZone(found.request.id);
  const { workDays, workFrom, workUntil } = usualCapacity;
  const week = { timeZone, workDays, workFrom, workUntil, daysOff: [] };
  if (!isWorkingTime(week, now)) return;
  const today = dayThere(timeZone, now);
  const due = stored.payments.flatMap((payment) => {
    const day = payment.state === "planned" ? dueDay(payment, stored.job, timeZone) : null;
    const reminders = remindersDue(day, today);
    return day && reminders > payment.reminders ? [{ payment, day, reminders }] : [];
  });
  if (due.length === 0) return;
  const messages = [];
  for (const { payment, day, reminders } of due) {
    const notice = { key: `payment-due/${payment.id}/${reminders}/${day}`, at: now };
    messages.push(
      ...(await writeToSide(ports, { found, quote }, "exhibitor", notice, (facts) => ({
        kind: "payment-due",
        ...facts,
        payment: { label: payment.label, amount: payment.amount, currency: quote.currency },
        day,
        daysLeft: daysFrom(today, day),
      }))),
    );
  }
  const payments = stored.payments.map((payment): Payment => {
    const told = due.find((each) => each.payment === payment);
    return told ? { ...payment, reminders: told.reminders } : payment;
  });
  const audit = { actorId: null, action: "job.payment-reminded", detail: { jobId: id } };
  await jobs.save({ job: stored.job, payments, messages, audit });
}
