/** Somebody wanted a sync to end. It is left as if it had died: the next one goes on from there. */
export class SyncStopped extends Error {
  override name = "SyncStopped";
}
