import { useEffect, useState } from "react";
import { untilLoaded } from "../lazy/until-loaded.ts";
import { type Claim, noClaims, type ShownClaims } from "./claims.ts";

const blank = "\u00a0";

/**
 * The figures that this browser last showed, on any page. Only effects write it, never the server.
 */
let seen: ShownClaims | undefined;

/**
 * The figures served with the page. After client-side navigation it returns the last shown ones, so
 * that nothing jumps, and fetches the page's own; if that fails, the last shown ones stay. The
 * fetching code is lazy, since most visits use the served figures.
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
      untilLoaded(() => import("./fetch-claims.ts"))
        .then(({ fetchClaims }) => fetchClaims(specified))
        .then(see, () => setShown((known) => known ?? noClaims));
    }
  }, [served, specified]);
  if (shown) return shown;
  const stats = specified.map((claim) => ({ ...claim, value: blank }));
  return { ...noClaims, stats };
}
