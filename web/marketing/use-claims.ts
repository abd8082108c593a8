import { useEffect, useState } from "react";
import type { Claim } from "./claims.ts";
import type { ShownClaims } from "./shown-claims.ts";

const blank = "\u00a0";

/** What this browser saw last, on any page. Only effects write it, so the server never does. */
let seen: ShownClaims | undefined;

/**
 * What the server served with the page. Where the browser came from another page, it begins with what it saw there, so that
 * nothing moves (counted figures are the same on all pages), and reads its own. What reads comes late: most visits begin
 * with what was served.
 */
export function useClaims(
  specified: readonly Claim[],
  served: ShownClaims | undefined,
): ShownClaims {
  const [shown, setShown] = useState(
    served ?? (seen?.isIllustrative ? { ...seen, stats: specified } : seen),
  );
  useEffect(() => {
    const see = (claims: ShownClaims) => {
      seen = claims;
      setShown(claims);
    };
    if (served) see(served);
    else {
      import("./fetch-claims.ts")
        .then(({ fetchClaims }) => fetchClaims(specified))
        .then(see, () => see({ stats: [], isIllustrative: false }));
    }
  }, [served, specified]);
  if (shown) return shown;
  return { stats: specified.map((claim) => ({ ...claim, value: blank })), isIllustrative: false };
}
