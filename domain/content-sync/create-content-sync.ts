import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import { unlessAdmin } from "../accounts/unless-admin.ts";
import { feature } from "../shared/feature.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { isContentStale } from "./is-content-stale.ts";
import type { SyncHistory, SyncState } from "./ports.ts";

/** The use cases: how the last content sync went. */
export const createContentSync = feature({ readSyncState, isContentStale });

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
