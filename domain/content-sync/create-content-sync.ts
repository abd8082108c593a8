import type { Clock } from "../shared/time/clock.ts";
import { isContentStale } from "./is-content-stale.ts";
import type { SyncHistory } from "./ports.ts";
import { readSyncState } from "./read-sync-state.ts";

/** Ports that these use cases need. */
export type ContentSyncPorts = {
  clock: Clock;
  syncHistory: SyncHistory;
};

/** The use cases: how the last content sync went. */
export function createContentSync(ports: ContentSyncPorts) {
  return {
    readSyncState: readSyncState(ports),
    isContentStale: isContentStale(ports),
  };
}
