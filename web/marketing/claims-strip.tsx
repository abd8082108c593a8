import type { Claim } from "./claims.ts";
import { SampleBand } from "./sample-band.tsx";
import type { ShownClaims } from "./shown-claims.ts";
import { StatsStrip } from "./stats-strip.tsx";
import { useClaims } from "./use-claims.ts";

type Props = {
  specified: readonly Claim[];
  /** What the server read for this page; nothing when the browser came here by itself. */
  served: ShownClaims | undefined;
};

/** The numbers that a page stands on. */
export function ClaimsStrip({ specified, served }: Props) {
  const { stats, isIllustrative } = useClaims(specified, served);
  return (
    <div>
      {stats.length > 0 && <StatsStrip stats={stats} />}
      {isIllustrative && <SampleBand />}
    </div>
  );
}
