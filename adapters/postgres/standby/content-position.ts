import type { LogPosition } from "./log-position.ts";

/** A version of the public content, and a log position at or after its last change. */
export type ContentState = { version: string; position: LogPosition };

type Options = {
  read(): Promise<ContentState>;
  /** Shares a read between concurrent callers; none of them gets a result read before its call. */
  share(read: () => Promise<ContentState>): Promise<ContentState>;
  /** How far a standby may lag, in milliseconds, for content without a version. */
  lifetimeMs?: number;
  now?: () => number;
};

/**
 * The log position that a standby must have replayed to have all public content committed before
 * the call. While the content's version is unchanged, so is the position at which it was first
 * seen, so that a slightly lagging standby is good enough. Renewed once a minute, which limits the
 * lag. While the primary is unavailable, the last known position.
 */
export function createContentPosition({
  read,
  share,
  lifetimeMs = 60_000,
  now = () => performance.now(),
}: Options): () => Promise<LogPosition> {
  let seen: (ContentState & { at: number }) | null = null;
  return async () => {
    const state = await share(read).catch(() => null);
    if (state === null) return seen?.position ?? 0n;
    const at = now();
    if (seen === null || seen.version !== state.version || at - seen.at >= lifetimeMs) {
      seen = { ...state, at };
    }
    return seen.position;
  };
}
