import { useSay } from "../ui/said.tsx";
import type { Claim, ShownClaims } from "./claims.ts";
import { HowCounted } from "./how-counted.tsx";
import { SampleBand } from "./sample-band.tsx";
import { label as labelStyle, list, number, stat, strip } from "./stats-strip.css.ts";
import { useClaims } from "./use-claims.ts";

type Props = {
  specified: readonly Claim[];
  /** Figures served with the page; undefined after client-side navigation. */
  served: ShownClaims | undefined;
};

/** The claims of a page, as figures in a row. */
export function ClaimsStrip({ specified, served }: Props) {
  const { stats, isIllustrative } = useClaims(specified, served);
  return (
    <div>
      {stats.length > 0 && <StatsStrip stats={stats} isCounted={!isIllustrative} />}
      {isIllustrative && <SampleBand />}
    </div>
  );
}

type StatsProps = { stats: readonly Claim[]; isCounted: boolean };

/** A row of figures with labels. */
function StatsStrip({ stats, isCounted }: StatsProps) {
  const say = useSay();
  return (
    <section className={strip} aria-label="In numbers">
      <dl className={list}>
        {stats.map(({ key, value, label }) => (
          <div key={label} className={stat}>
            <dt className={labelStyle}>
              {label}
              {isCounted && key && <HowCounted of={key} label={label} />}
            </dt>
            <dd className={number}>{say(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
