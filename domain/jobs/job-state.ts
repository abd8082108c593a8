export const jobStates = ["open", "closed", "ended"] as const;
export type JobState = (typeof jobStates)[number];

/** Events of a job. The table below names the states in which each is allowed. */
export type JobEvent = "completed" | "canceled" | "reopened";

type Arrows = Partial<Record<JobEvent, JobState>>;

/** All allowed transitions. Every other one is refused. */
const arrows: Record<JobState, Arrows> = {
  open: { completed: "closed", canceled: "ended" },
  closed: { reopened: "open" },
  ended: { reopened: "open" },
};

/** The state after the event, or null when the current state doesn't allow it. */
export function nextJobState(from: JobState, event: JobEvent): JobState | null {
  return arrows[from][event] ?? null;
}
