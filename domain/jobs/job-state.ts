export const jobStates = ["open", "agreed", "delivered", "closed", "ended"] as const;
export type JobState = (typeof jobStates)[number];

/**
 * Events of a job. `completed` and `canceled` come with its request. The table below names the
 * states in which each is allowed.
 */
export type JobEvent =
  | "agreed"
  | "delivered"
  | "called-off"
  | "completed"
  | "canceled"
  | "reopened";

type Arrows = Partial<Record<JobEvent, JobState>>;

/** All allowed transitions. Every other one is refused. A reopened job is as it was before. */
const arrows: Record<JobState, Arrows> = {
  open: {
    agreed: "agreed",
    delivered: "delivered",
    "called-off": "ended",
    completed: "closed",
    canceled: "ended",
  },
  agreed: {
    delivered: "delivered",
    "called-off": "ended",
    completed: "closed",
    canceled: "ended",
  },
  delivered: { completed: "closed", canceled: "ended" },
  closed: { reopened: "open" },
  ended: { reopened: "open" },
};

/** The state after the event, or null when the current state doesn't allow it. */
export function nextJobState(from: JobState, event: JobEvent): JobState | null {
  return arrows[from][event] ?? null;
}

/** Whether the job is neither closed nor ended. */
export function isUnderWay(state: JobState): boolean {
  return state !== "closed" && state !== "ended";
}

/** The state of a job that is under way, by what has happened. */
export function stateUnderWay(job: { agreedAt: Date | null; deliveredAt: Date | null }): JobState {
  if (job.deliveredAt) return "delivered";
  return job.agreedAt ? "agreed" : "open";
}
