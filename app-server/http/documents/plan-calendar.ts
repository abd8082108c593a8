import { Hono } from "hono";
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import type { CalendarOfPlans } from "../../../domain/assignment/plan/plan-calendar.ts";
import { productName } from "../../../domain/shared/product-name.ts";
import { milestoneLabels } from "../../../domain/show-plan/milestone-words.ts";
import { problemOf } from "../../contract/problem.ts";
import type { RateLimiters } from "../../services/rate-limits/rate-limiter.ts";
import { tooManyRequests } from "../../services/rate-limits/too-many-requests.ts";
import type { AppEnv } from "../app-env.ts";
import { problem } from "../problem-response.ts";

const daySeconds = 86_400;
const plain = (text: string) => text.replace(/\p{Cc}+/gu, " ");

/**
 * Writes plans as an iCalendar file: an all-day event for each milestone; an open one alarms 7 days
 * and 1 day before.
 */
function planCalendar(
  { isOfJobs, plans, sequence }: CalendarOfPlans,
  { origin, now }: { origin: string; now: Date },
): string {
  const host = new URL(origin).hostname;
  const calendar = ical({
    // the library escapes the events' texts, but not this one
    name: (isOfJobs ? "Your jobs" : plain(`Plan: ${plans[0]?.show}`)).replace(/[\\;,]/g, "\\$&"),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: productName, product: "Show plan", language: "EN" },
    scale: "GREGORIAN",
  });
  const milestones = plans.flatMap(({ milestones, ...of }) =>
    milestones.map((milestone) => ({ ...milestone, ...of })),
  );
  for (const { requestId, jobId, show, key, day, state } of milestones) {
    const event = calendar.createEvent({
      id: `${requestId}-${key}@${host}`,
      stamp: now,
      sequence,
      allDay: true,
      start: new Date(`${day}T00:00:00Z`),
      summary: plain(`${state === "done" ? "Done: " : ""}${milestoneLabels[key]}, ${show}`),
      description: "Usual dates. Your exhibitor manual rules.",
      url: `${origin}${jobId ? `/jobs/${jobId}` : `/requests/${requestId}?view=plan`}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    if (state !== "open") continue;
    for (const days of [7, 1]) {
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: days * daySeconds });
    }
  }
  return `${alarmsLast(calendar.toString())}\r\n`;
}

/** Alarms are an event's last part (RFC 5545, 3.6.1); the library writes its address after them. */
function alarmsLast(file: string): string {
  return file.replace(/((?:^BEGIN:VALARM\r\n.*?^END:VALARM\r\n)+)(.*?)(?=^END:VEVENT)/gms, "$2$1");
}

/** The plan behind a secret address; no cache keeps it, and search engines don't list it. */
export function planCalendarRoutes(
  { planCalendars }: RateLimiters,
  { origin }: { origin: string },
) {
  return new Hono<AppEnv>().get("/calendar/:token{.+\\.ics}", async (c) => {
    const wait = await planCalendars.take(c.var.clientAddress);
    if (wait !== null) return problem(c, tooManyRequests(wait));
    const token = c.req.param("token").slice(0, -".ics".length);
    const read = await c.var.core.assignment.readCalendar({ token });
    if (!read.ok) return problem(c, problemOf("not-found", 404, "There is no such calendar"));
    return c.body(planCalendar(read.value, { origin, now: c.var.now }), 200, {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="plan.ics"',
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    });
  });
}
