import { expect, test } from "vitest";
import { ada, bea as beaUser, carl as carlUser, max, member } from "../accounts/examples.ts";
import { beasBooths, carlsStands } from "../builder-profiles/examples.ts";
import { beasResponse, now, sentRequest } from "../quotes/examples.ts";
import { followRequest, newJob, sideOf } from "./job.ts";
import {
  type JobEvent,
  type JobState,
  jobStates,
  nextJobState,
  stateUnderWay,
} from "./job-state.ts";

const allowed: Record<JobState, Partial<Record<JobEvent, JobState>>> = {
  open: {
    agreed: "agreed",
    delivered: "delivered",
    "called-off": "ended",
    completed: "closed",
    canceled: "ended",
  },
  agreed: { delivered: "delivered", "called-off": "ended", completed: "closed", canceled: "ended" },
  delivered: { completed: "closed", canceled: "ended" },
  closed: { reopened: "open" },
  ended: { reopened: "open" },
};
const events = Object.keys({ ...allowed.open, ...allowed.closed }) as JobEvent[];
const pairs = jobStates.flatMap((from) => events.map((event) => [from, event] as const));

test.each(pairs)("a job that is %s and gets %s moves as the table says [T03]", (from, event) => {
  expect(nextJobState(from, event)).toBe(allowed[from][event] ?? null);
  expect(pairs).toHaveLength(30);
});

const job = newJob(beasResponse, now);
const request = { ...sentRequest, status: "in-progress" as const };
const reopenedAt = request.updatedAt;

test("a job follows its request: closed, ended with its reason, and back as it was [T02] [T45]", () => {
  const completed = { ...request, status: "completed" as const, closedAt: now };
  const closed = followRequest(job, completed);
  expect(closed).toEqual({ ...job, state: "closed", closedAt: now });
  expect(closed && followRequest(closed, completed)).toBeNull();
  expect(closed && followRequest(closed, request)).toEqual({ ...job, reopenedAt });
  for (const facts of [{ agreedAt: now }, { agreedAt: now, deliveredAt: now }]) {
    const before = { ...job, ...facts, state: stateUnderWay({ ...job, ...facts }) };
    const done = followRequest(before, completed);
    expect(done && followRequest(done, request)).toEqual({ ...before, reopenedAt });
  }

  const cancelled = { ...completed, status: "cancelled" as const, cancelReason: "No budget" };
  const ended = followRequest(job, cancelled);
  const end = { state: "ended", endCode: "other", endReason: "No budget", endedBy: null };
  expect(ended).toEqual({ ...job, ...end, closedAt: now });
  expect(ended && followRequest(ended, request)).toEqual({ ...job, reopenedAt });
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
