import type { ReactNode } from "react";
import { fact, facts, label as labelStyle, value as valueStyle } from "./facts.css.ts";

/** Compact labeled values for an entry of a list, without separators. */
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
