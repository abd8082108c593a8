import type { Clock } from "../shared/clock.ts";
import type { SyncHistory, SyncState } from "./ports.ts";

/** How old content may be before anybody is told that it cannot be brought up to date. */
const freshForMs = 60 * 60_000;

/** Whether the last sync could not bring the projects up to date, and what is shown of them is older than an hour. */
export function isStale({ last, projectsReadAt }: SyncState, now: Date): boolean {
  if (!last || last.isProjectsRead) return false;
  return projectsReadAt === null || now.getTime() - projectsReadAt.getTime() > freshForMs;
}

export function isContentStale({ syncHistory, clock }: { syncHistory: SyncHistory; clock: Clock }) {
  return async (): Promise<boolean> => isStale(await syncHistory.readState(), clock.now());
}
