import { use, useEffect } from "react";
import type { CurrentUserBody } from "../../app-server/contract/accounts/accounts.ts";
import { browserNow } from "../ui/browser-now.ts";
import { CurrentUserContext } from "./current-user-context.ts";

/**
 * Milliseconds for which an answer is fresh. It is never garbage-collected, since the page's layout
 * always uses it.
 */
const freshMs = 300_000;

/** The signed-in member, at first as served with the page; null when signed out. Never retried. */
export function useCurrentUser(): CurrentUserBody | null {
  const current = use(CurrentUserContext);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first who finds an old answer has it read again for all
  useEffect(() => {
    if (current && browserNow().getTime() - current.readAt > freshMs)
      current.refreshOnce().catch(() => {});
  }, []);
  return current?.user ?? null;
}
