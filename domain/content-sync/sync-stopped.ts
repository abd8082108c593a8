/** A sync was asked to stop. It is left as if it had died; the next one continues. */
export class SyncStopped extends Error {
  override name = "SyncStopped";
}
