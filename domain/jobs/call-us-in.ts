import { adminOf } from "../accounts/admin-of.ts";
import type { UserRepository } from "../accounts/ports.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed } from "../accounts/refusals.ts";
import { newMessage } from "../messages/new-message.ts";
import type { Message } from "../messages/ports.ts";
import { requestFacts } from "../quotes/letters/request-letter.ts";
import type { QuoteResponseId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { dayThere } from "../shared/time/zone-time.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { answerDay } from "./answer-day.ts";
import { type CallIn, type CallInOutcome, newCallIn, openCallIn } from "./call-in.ts";
import { findAccepted, findOwnJob, type OwnJob, pricedJob } from "./find-job.ts";
import { type JobSide, jobSides } from "./job.ts";
import type { ChangeNeeds } from "./raise-change.ts";
import type { CalledIn, NoJob, NoOwnJob, NotCalledIn, OtherSideDecides } from "./refusals.ts";
import { otherSide, writeToSide } from "./write-to-side.ts";

type Said = { jobId: QuoteResponseId; text: string; by: Principal };
type Refused = NoOwnJob;

/** The email about a call-in to these sides. */
export async function writeCallIn(
  ports: ChangeNeeds,
  about: Pick<OwnJob, "found" | "quote">,
  { id, side, text, at, answer, outcome, words }: CallIn,
  { to, now }: { to: readonly JobSide[]; now: Date },
): Promise<Message[]> {
  const timeZone = await ports.quotes.readTimeZone(about.found.request.id);
  const stage = outcome ? "closed" : answer ? "answered" : "opened";
  const written = await Promise.all(
    to.map((each) =>
      writeToSide(
        ports,
        about,
        each,
        { key: `called-in/${id}/${stage}/${each}`, at: now },
        (facts) => ({
          kind: "called-in",
          ...facts,
          stage,
          isTheirs: side === each,
          outcome,
          text: words ?? answer ?? text,
          answerBy: answerDay(dayThere(timeZone, at)),
        }),
      ),
    ),
  );
  return written.flat();
}

export type CallNeeds = ChangeNeeds & { users: Pick<UserRepository, "listByType"> };

/** The email to each admin about a new call-in. */
export async function writeToAdmins(
  ports: CallNeeds,
  { found: { request }, quote }: Pick<OwnJob, "found" | "quote">,
  { id, text, at }: CallIn,
): Promise<Message[]> {
  const [builder] = await ports.builders.findMany([quote.builderId]);
  const facts = {
    kind: "we-are-called-in" as const,
    request: requestFacts(request),
    company: request.company,
    builderName: builder?.name ?? "The builder",
    text,
  };
  return (await ports.users.listByType("admin")).map(({ firstName, email }) =>
    newMessage(
      ports,
      { ...facts, to: { name: firstName, address: email } },
      { at, dedupeKey: `we-are-called-in/${id}/${email}`, quoteRequestId: request.id },
    ),
  );
}

/** A side calls us in; the other side is emailed and asked to answer. One at a time. */
export function callIn(ports: CallNeeds) {
  const { jobs, ids, clock } = ports;
  return ({ jobId, text, by }: Said): Promise<Result<null, Refused | CalledIn>> =>
    retryStale(async () => {
      const own = await findOwnJob(ports, jobId, { by, attempted: "call us in" });
      if (!own.ok) return own;
      const { priced, side, actor } = own.value;
      if (openCallIn(priced.callIns)) return refuse({ kind: "called-in" });
      const now = clock.now();
      const actorId = actor.user.id;
      const called = newCallIn({
        id: ids.next<"call-in">(),
        jobId,
        side,
        by: actorId,
        text,
        at: now,
      });
      const messages = [
        ...(await writeCallIn(ports, own.value, called, { to: [otherSide(side)], now })),
        ...(await writeToAdmins(ports, own.value, called)),
      ];
      const audit = { actorId, action: "job.called-in", detail: { id: called.id, jobId, side } };
      await jobs.save({ job: priced.job, callIn: called, messages, audit });
      return ok(null);
    });
}

/** The other side answers; who called is emailed. An answer may be written again until it is closed. */
export function answerCallIn(ports: ChangeNeeds) {
  const { jobs, clock } = ports;
  return ({
    jobId,
    text,
    by,
  }: Said): Promise<Result<null, Refused | NotCalledIn | OtherSideDecides>> =>
    retryStale(async () => {
      const attempted = "answer";
      const own = await findOwnJob(ports, jobId, { by, attempted });
      if (!own.ok) return own;
      const { priced, side, actor } = own.value;
      const open = openCallIn(priced.callIns);
      if (!open) return refuse({ kind: "not-called-in" });
      if (open.side === side) return refuse({ kind: "other-side-decides", attempted });
      const now = clock.now();
      const actorId = actor.user.id;
      const answered = { ...open, answer: text, answeredBy: actorId, answeredAt: now };
      const messages = open.answer
        ? []
        : await writeCallIn(ports, own.value, answered, { to: [open.side], now });
      const detail = { id: open.id, jobId, side };
      const audit = { actorId, action: "job.call-in-answered", detail };
      await jobs.save({ job: priced.job, callIn: answered, messages, audit });
      return ok(null);
    });
}

type CloseCallIn = {
  jobId: QuoteResponseId;
  outcome: CallInOutcome;
  words: string;
  by: Principal;
};

/** An admin closes it with words that both sides are emailed. */
export function closeCallIn(ports: ChangeNeeds) {
  const { quotes, jobs, clock } = ports;
  return ({
    jobId,
    outcome,
    words,
    by,
  }: CloseCallIn): Promise<Result<null, NoJob | NotAllowed | NotCalledIn>> =>
    retryStale(async () => {
      const admin = adminOf(by);
      if (!admin.ok) return admin;
      const accepted = await findAccepted(quotes, jobId, by);
      if (!accepted.ok) return accepted;
      const stored = await jobs.find(jobId);
      if (!stored) return refuse({ kind: "job-not-begun" });
      const { job, callIns } = pricedJob(stored, accepted.value.quote);
      const open = openCallIn(callIns);
      if (!open) return refuse({ kind: "not-called-in" });
      const now = clock.now();
      const actorId = admin.value.user.id;
      const closed = { ...open, outcome, words, closedBy: actorId, closedAt: now };
      const messages = await writeCallIn(ports, accepted.value, closed, { to: jobSides, now });
      const detail = { id: open.id, jobId, outcome };
      const audit = { actorId, action: "job.call-in-closed", detail };
      await jobs.save({ job, callIn: closed, messages, audit });
      return ok(null);
    });
}
