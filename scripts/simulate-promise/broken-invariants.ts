import type { Setup, SimulatedRequest } from "../../domain/promise/replay/simulate-request.ts";
import { hourMs } from "../../domain/shared/time/time-units.ts";
import { isNight, isWorkingTime } from "../../domain/shared/time/zone-time.ts";

/** The invariants that a simulated request broke, as text; empty when none. */
export function brokenInvariants(run: SimulatedRequest, { params, weeks }: Setup): string[] {
  const { promise, events, invitations, evaluations } = run;
  const broken: string[] = [];
  const expectThat = (holds: boolean, words: string) => holds || broken.push(words);
  expectThat(invitations.length <= params.mostInvited, "more invited than allowed");
  expectThat(
    evaluations.every(({ seated }) => seated <= params.seats),
    "more spots taken than there are",
  );
  const builders = new Set(invitations.map(({ builderId }) => builderId));
  expectThat(builders.size === invitations.length, "two invitations of one builder");

  for (const { at, kind, builderId } of events) {
    if (kind !== "remind") continue;
    const until = invitations.find((each) => each.builderId === builderId)?.respondBy;
    const isUrgent = until && until.getTime() - at.getTime() <= 4 * hourMs;
    expectThat(isWorkingTime(weeks.known, at) || isUrgent === true, "a reminder outside of work");
    expectThat(!isNight(weeks.known.timeZone, at), "a reminder at night");
  }
  expectThat(
    invitations.every(({ remindersSent }) => remindersSent <= params.mostReminders),
    "too many reminders",
  );
  for (const targets of [promise, promise.otherClock]) {
    expectThat(
      targets.first.outcome !== "open" && targets.all.outcome !== "open",
      "an open target",
    );
  }
  for (const name of ["first", "all"] as const) {
    const settled = events.filter((event) => event.detail?.startsWith(`${name} `)).length;
    expectThat(settled === 1, `${settled} outcomes of one target`);
  }
  const notices = events.filter(({ kind }) => kind === "notify").map(({ detail }) => detail);
  expectThat(new Set(notices).size === notices.length, "the same words twice");
  return broken;
}
