import type { Claim } from "./claims.ts";
import { SampleBand } from "./sample-band.tsx";
import type { ShownClaims } from "./shown-claims.ts";
import { StatsStrip } from "./stats-strip.tsx";
import { useClaims } from "./use-claims.ts";

type Props = {
  specified: readonly Claim[];
  /** Figures served with the page; undefined after client-side navigation. */
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
