import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import { unlessAdmin } from "../accounts/unless-admin.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { isContentStale } from "./is-content-stale.ts";
import type { SyncHistory, SyncState } from "./ports.ts";

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

/** An admin sees how the last sync went. */
function readSyncState({ syncHistory }: { syncHistory: SyncHistory }) {
  return async ({
    by,
  }: {
    by: Principal;
  }): Promise<Result<SyncState, NotSignedIn | NotAllowed>> => {
    const refusal = unlessAdmin(by);
    return refusal ? refuse(refusal) : ok(await syncHistory.readState());
  };
}
