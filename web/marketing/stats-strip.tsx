import { label as labelStyle, list, number, stat, strip } from "./stats-strip.css.ts";

type Props = { stats: readonly { value: string; label: string }[] };

/** The numbers behind the promise. */
export function StatsStrip({ stats }: Props) {
  return (
    <section className={strip} aria-label="In numbers">
      <dl className={list}>
        {stats.map(({ value, label }) => (
          <div key={label} className={stat}>
            <dt className={labelStyle}>{label}</dt>
            <dd className={number}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
