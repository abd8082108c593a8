import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import { feature } from "../shared/feature.ts";
import { ok, type Result } from "../shared/result.ts";
import { isContentStale } from "./is-content-stale.ts";
import type { SyncHistory, SyncState } from "./ports.ts";

/** The use cases: the state of the content sync. */
export const createContentSync = feature({ readSyncState, isContentStale });

/** An admin sees how the last sync went. */
function readSyncState({ syncHistory }: { syncHistory: SyncHistory }) {
  return async ({
    by,
  }: {
    by: Principal;
  }): Promise<Result<SyncState, NotSignedIn | NotAllowed>> => {
    const admin = adminOf(by);
    return admin.ok ? ok(await syncHistory.readState()) : admin;
  };
}
