import type { LogPosition } from "./log-position.ts";

/** A version of the public content, and a position of the log behind its last change. */
export type ContentState = { version: string; position: LogPosition };

type Options = {
  read(): Promise<ContentState>;
  /** Joins callers; none of them gets what was read before it asked. */
  share(read: () => Promise<ContentState>): Promise<ContentState>;
  /** The time a standby may be behind for what has no version. */
  lifetimeMs?: number;
  now?: () => number;
};

/**
 * The position that a standby must have reached, so that it has all public content that is committed at the call. While the
 * content stays the same, so does the position at which it was first seen: a standby a moment behind is good enough.
 * Renewed once a minute, so that no standby is further behind than that. While the primary is away, the last one known.
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
