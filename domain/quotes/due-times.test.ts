import fc from "fast-check";
import { expect, test } from "vitest";
import { respondBy } from "../promise/evaluation/respond-by.ts";
import { week } from "../promise/examples.ts";
import { defaultPromiseParams as params } from "../promise/promise-policy.ts";
import { hourMs, minuteMs } from "../shared/time/time-units.ts";
import { answerDueAt, answerTimes, laterWelcomeText } from "./due-times.ts";
import { bea, invitation, sentRequest } from "./examples.ts";

const zone = "America/Chicago";

test("the latest time called a deadline before a builder is at or before the one shown to the exhibitor [W05]", () => {
  const minutes = (most: number) => fc.integer({ min: 0, max: most });
  fc.assert(
    fc.property(
      minutes(14 * 24 * 60),
      minutes(72 * 60),
      fc.integer({ min: 1, max: 96 }),
      minutes(6 * 24 * 60),
      fc.boolean(),
      (start, invitedAfter, allHours, readAfter, isTimed) => {
        const receivedAt = new Date(Date.UTC(2027, 0, 4) + start * minuteMs);
        const invitedAt = new Date(receivedAt.getTime() + invitedAfter * minuteMs);
        const allDueAt = new Date(receivedAt.getTime() + allHours * hourMs);
        const until = isTimed ? respondBy({ invitedAt, week, allDueAt, params }) : null;
        const now = new Date(invitedAt.getTime() + readAfter * minuteMs);
        const { answerBy, welcomeUntil } = answerTimes(until, allDueAt, now);
        if (answerBy) expect(answerBy.getTime()).toBeLessThanOrEqual(allDueAt.getTime());
        // a later time is the one that is stored, and has no clock in its words
        if (welcomeUntil) expect(welcomeUntil).toEqual(until);
        const words = laterWelcomeText({ answerBy, welcomeUntil }, zone);
        expect(words).not.toMatch(/\d:\d\d|[AP]M/);
        expect(words === "").toBe(welcomeUntil === null);
      },
    ),
  );
});

test("who may quote later reads until which day, and after the due time there is no deadline [W05]", () => {
  const [sunday, monday] = [new Date("2027-01-10T21:04Z"), new Date("2027-01-11T21:05Z")];
  const words = (now: string, until: Date | null = monday) => {
    const times = answerTimes(until, sunday, new Date(now));
    return [times.answerBy?.toISOString() ?? null, laterWelcomeText(times, zone)];
  };
  expect(words("2027-01-08T21:04Z")).toEqual([
    sunday.toISOString(),
    "Later is welcome, until Monday.",
  ]);
  expect(words("2027-01-11T00:00Z")).toEqual([null, "It's welcome until Monday, January 11."]);
  expect(words("2027-01-11T22:00Z")).toEqual([sunday.toISOString(), ""]);
  expect(words("2027-01-08T21:04Z", new Date("2027-01-11T01:00Z"))[1]).toBe(
    "Later that day is welcome, too.",
  );
  expect(words("2027-01-08T21:04Z", new Date("2027-01-10T20:00Z"))).toEqual([
    "2027-01-10T20:00:00.000Z",
    "",
  ]);
  expect(words("2027-01-11T00:00Z", null)).toEqual([null, ""]);
});

test("open requests are ordered by the earlier of the builder's and the exhibitor's time [W05]", () => {
  const [early, late] = [new Date("2027-01-06T10:00Z"), new Date("2027-01-09T10:00Z")];
  const due = (by: Date | null, allDueAt: Date) =>
    answerDueAt(
      { ...sentRequest, invitations: [invitation(bea, { respondBy: by })] },
      bea,
      allDueAt,
    );
  expect(due(late, early)).toEqual(early);
  expect(due(early, late)).toEqual(early);
  expect(due(null, late)).toEqual(late);
});
