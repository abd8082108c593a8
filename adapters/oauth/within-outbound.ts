import { AsyncLocalStorage } from "node:async_hooks";
import type { Outbound } from "./outbound.ts";

const current = new AsyncLocalStorage<Outbound>();
let isInstalled = false;

/**
 * Runs the work with `outbound` in place of the global `fetch`, for this work only. Needed for
 * `@hono/oauth-providers`, which calls the global `fetch` and has no timeout, no PKCE and no fake
 * (docs/decisions/007).
 */
export function withinOutbound<Value>(
  outbound: Outbound,
  work: () => Promise<Value>,
): Promise<Value> {
  install();
  return current.run(outbound, work);
}

function install() {
  if (isInstalled) return;
  isInstalled = true;
  const usual = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const outbound = current.getStore();
    if (!outbound) return usual(input, init);
    // requests made by `outbound` use the real fetch
    return current.exit(() => outbound(String(input), init));
  };
}
