import { useEffect, useState } from "react";
import type { Claim } from "./claims.ts";
import type { ShownClaims } from "./shown-claims.ts";

const blank = "\u00a0";

/**
 * What the server served with the page, or, where the browser came from another page, what is read now: without values
 * until then. What reads comes late: most visits begin with what was served.
 */
export function useClaims(
  specified: readonly Claim[],
  served: ShownClaims | undefined,
): ShownClaims {
  const [shown, setShown] = useState(served);
  useEffect(() => {
    if (shown) return;
    readLate(specified).then(setShown, () => setShown({ stats: [], isIllustrative: false }));
  }, [shown, specified]);
  if (shown) return shown;
  return { stats: specified.map(({ label }) => ({ label, value: blank })), isIllustrative: false };
}

async function readLate(specified: readonly Claim[]) {
  const { fetchClaims } = await import("./fetch-claims.ts");
  return fetchClaims(specified);
}
