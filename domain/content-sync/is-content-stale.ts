import type { Clock } from "../shared/time/clock.ts";
import { hourMs } from "../shared/time/time-units.ts";
import type { SyncHistory, SyncState } from "./ports.ts";

/** Age of content in milliseconds after which a failing sync is reported. */
const freshForMs = hourMs;

/** True when the last sync failed to update the projects and their content is more than an hour old. */
export function isStale({ last, projectsReadAt }: SyncState, now: Date): boolean {
  if (!last || last.isProjectsRead) return false;
  return projectsReadAt === null || now.getTime() - projectsReadAt.getTime() > freshForMs;
}

/** Whether pages must say that their content may be out of date. */
export function isContentStale({ syncHistory, clock }: { syncHistory: SyncHistory; clock: Clock }) {
  return async (): Promise<boolean> => isStale(await syncHistory.readState(), clock.now());
}
