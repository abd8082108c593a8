import type { ReactNode } from "react";
import { fact, facts, label as labelStyle, value as valueStyle } from "./facts.css.ts";

/** Compact facts of a list entry, without rules. */
export function Facts({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className={facts}>
      {items.map(({ label, value }) => (
        <div key={label} className={fact}>
          <dt className={labelStyle}>{label}</dt>
          <dd className={valueStyle}>{typeof value === "string" ? <bdi>{value}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
