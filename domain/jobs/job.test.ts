import { expect, test } from "vitest";
import { ada, bea as beaUser, carl as carlUser, max, member } from "../accounts/examples.ts";
import { beasBooths, carlsStands } from "../builder-profiles/examples.ts";
import { beasResponse, now, sentRequest } from "../quotes/examples.ts";
import { followRequest, newJob, sideOf } from "./job.ts";
import { type JobEvent, type JobState, jobStates, nextJobState } from "./job-state.ts";

const table: [JobState, JobEvent, JobState | null][] = [
  ["open", "completed", "closed"],
  ["open", "canceled", "ended"],
  ["open", "reopened", null],
  ["closed", "completed", null],
  ["closed", "canceled", null],
  ["closed", "reopened", "open"],
  ["ended", "completed", null],
  ["ended", "canceled", null],
  ["ended", "reopened", "open"],
];

test.each(table)("a job that is %s and gets %s becomes %s [T03]", (from, event, to) => {
  expect(nextJobState(from, event)).toBe(to);
  expect(table).toHaveLength(jobStates.length * 3);
});

const job = newJob(beasResponse, now);
const request = { ...sentRequest, status: "in-progress" as const };

test("a job follows its request: closed, ended with its reason, and back as it was [T02] [T45]", () => {
  const completed = { ...request, status: "completed" as const, closedAt: now };
  const closed = followRequest(job, completed);
  expect(closed).toEqual({ ...job, state: "closed", closedAt: now });
  expect(closed && followRequest(closed, completed)).toBeNull();
  expect(closed && followRequest(closed, request)).toEqual(job);

  const cancelled = { ...completed, status: "cancelled" as const, cancelReason: "No budget" };
  const ended = followRequest(job, cancelled);
  const end = { state: "ended", endCode: "other", endReason: "No budget", endedBy: null };
  expect(ended).toEqual({ ...job, ...end, closedAt: now });
  expect(ended && followRequest(ended, request)).toEqual(job);
  const callOff = { code: "show-canceled", text: null, side: "builder" } as const;
  expect(followRequest(job, cancelled, callOff)).toMatchObject({
    endCode: "show-canceled",
    endReason: null,
    endedBy: "builder",
  });
  expect(followRequest(job, request)).toBeNull();
});

test("sideOf() knows the exhibitor and the builder of the job alone [T37]", () => {
  expect(sideOf(member(ada), job, request)).toBe("exhibitor");
  expect(sideOf(member(beaUser, beasBooths), job, request)).toBe("builder");
  expect(sideOf(member(carlUser, carlsStands), job, request)).toBeNull();
  expect(sideOf(member(max), job, request)).toBeNull();
  // who is both decides as the exhibitor alone
  expect(sideOf(member(ada, beasBooths), job, request)).toBe("exhibitor");
});
