import type { CapacityBody } from "../../../app-server/contract/builders/capacity.ts";

export const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** Says in one or two sentences when a builder is asked to quote. */
export function capacityWords({ isPaused, inEffect, ...saved }: CapacityBody): string {
  if (isPaused) return "You aren't asked: invitations are paused.";
  const { openInvitations, jobs, perShow, timeZone } = inEffect;
  const days = saved.workDays.map((day) => weekdays[day - 1]).join(", ");
  const zone = timeZone.split("/").at(-1)?.replaceAll("_", " ");
  return (
    `You are asked when a request fits your profile, fewer than ${openInvitations} invitations wait for your answer, ` +
    `fewer than ${jobs} jobs are under way, and fewer than ${perShow} of both are at the same show. ` +
    `Your time to answer runs ${days}, ${clock(saved.workFrom)} to ${clock(saved.workUntil)} (${zone} time).`
  );
}

/** Converts "08:00" to "8:00 AM". */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const half = hours % 24 < 12 ? "AM" : "PM";
  return `${hours % 12 || 12}:${`${minutes}`.padStart(2, "0")} ${half}`;
}
