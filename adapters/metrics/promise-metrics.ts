import { Gauge, type Registry } from "prom-client";
import { minuteMs } from "../../domain/shared/time/time-units.ts";

/** The promise's state, read per scrape, and last week's counts, read every five minutes. */
export type PromiseSources = {
  standings(): Promise<{
    standings: Record<string, number>;
    overdueSeconds: number;
    /** Null when no day is sealed yet. */
    sealAgeSeconds: number | null;
  }>;
  week(): Promise<{
    targets: { target: string; outcome: string; count: number }[];
    fitting: { builders: string; count: number }[];
    invitations: Record<string, number>;
    declines: { code: string; count: number }[];
    answers: { via: string; count: number }[];
    quotesLost: number;
    firstInvitationSeconds: { median: number | null; p95: number | null };
  }>;
};

const weekKeptMs = 5 * minuteMs;

/**
 * Adds gauges of the promise and returns their reader. Absent while the database is unavailable.
 */
export function addPromiseMetrics(
  registry: Registry,
  { standings, week }: PromiseSources,
): () => Promise<void> {
  const registers = [registry];
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const overdue = gauge(
    "promise_evaluation_overdue_seconds",
    "How long the longest-waiting evaluation of a promise has been due; 0: none is.",
  );
  const sealAge = gauge(
    "promise_seal_age_seconds",
    "Seconds since the end of the last day that the ledger is sealed for; absent: none is.",
  );
  const requests = gauge(
    "promise_requests",
    "Requests whose promise needs an admin, by standing.",
    ["standing"],
  );
  async function readStandings() {
    const read = await standings().catch(() => null);
    requests.reset();
    sealAge.remove();
    overdue.remove();
    if (!read) return;
    for (const [standing, count] of Object.entries(read.standings))
      requests.set({ standing }, count);
    overdue.set(read.overdueSeconds);
    if (read.sealAgeSeconds !== null) sealAge.set(read.sealAgeSeconds);
  }

  const ofWeek = "Of the requests of the last seven days, samples left out:";
  const fitting = gauge("promise_week_fitting", `${ofWeek} how many builders fit.`, ["builders"]);
  const invitations = gauge(
    "promise_week_invitations",
    `${ofWeek} invitations, each in every state that it went through.`,
    ["state"],
  );
  const declines = gauge("promise_week_declines", `${ofWeek} declines by reason.`, ["code"]);
  const answers = gauge(
    "promise_week_answers",
    `${ofWeek} quotes and revisions sent by the email's link and by the dashboard.`,
    ["via"],
  );
  const lost = gauge("promise_week_quotes_lost", `${ofWeek} quotes sent and not chosen.`);
  const firstInvitation = gauge(
    "promise_week_first_invitation_seconds",
    `${ofWeek} time from the request to its first invitation.`,
    ["percentile"],
  );
  const targets = gauge("promise_week_targets", `${ofWeek} targets by outcome.`, [
    "target",
    "outcome",
  ]);
  let readAt = Number.NEGATIVE_INFINITY;
  async function readWeek() {
    if (performance.now() - readAt < weekKeptMs) return;
    const read = await week().catch(() => null);
    for (const each of [targets, fitting, invitations, declines, answers, firstInvitation])
      each.reset();
    lost.remove();
    if (!read) return;
    readAt = performance.now();
    for (const { count, ...labels } of read.targets) targets.set(labels, count);
    for (const { count, ...labels } of read.fitting) fitting.set(labels, count);
    for (const { count, ...labels } of read.declines) declines.set(labels, count);
    for (const { count, ...labels } of read.answers) answers.set(labels, count);
    for (const [state, count] of Object.entries(read.invitations))
      invitations.set({ state }, count);
    lost.set(read.quotesLost);
    const { median, p95 } = read.firstInvitationSeconds;
    if (median !== null) firstInvitation.set({ percentile: "50" }, median);
    if (p95 !== null) firstInvitation.set({ percentile: "95" }, p95);
  }
  return async () => {
    await Promise.all([readStandings(), readWeek()]);
  };
}
