import type { Outcome } from "../../contract/problem.ts";
import { giveBackEach, takeEach } from "./rate-limiter.ts";
import { tooManyRequests } from "./too-many-requests.ts";

/** Does the work while there is room under each key. One that fails, or of which `isCounted` is false, does not count. */
export async function withinLimits<Value>(
  keys: Parameters<typeof takeEach>[0],
  work: () => Promise<Value>,
  isCounted: (value: Value) => boolean,
): Promise<Outcome<Value>> {
  const waitSeconds = await takeEach(keys);
  if (waitSeconds !== null) return { ok: false, problem: tooManyRequests(waitSeconds) };
  let counts = false;
  try {
    const value = await work();
    counts = isCounted(value);
    return { ok: true, value };
  } finally {
    if (!counts) await giveBackEach(keys);
  }
}
