import { AsyncLocalStorage } from "node:async_hooks";
import type { Outbound } from "./outbound.ts";

const current = new AsyncLocalStorage<Outbound>();
let isInstalled = false;

/**
 * Does the work with `outbound` in place of the global `fetch`, for this work alone. For `@hono/oauth-providers`, which
 * asks its providers by that name and takes no other: it knows no time limit, no PKCE and no fake (docs/decisions/007).
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
    // requests made within use the real fetch, not this one again
    return current.exit(() => outbound(String(input), init));
  };
}
