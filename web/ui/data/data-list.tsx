import type { ReactNode } from "react";
import { item, label as labelStyle, list, min, value as valueStyle } from "./data-list.css.ts";

type Props = {
  items: readonly { label: string; value: ReactNode }[];
  /** Number of columns, where there is room. */
  columns?: 1 | 2 | 3 | 4;
};

const leastWidth = { 1: "100%", 2: "14rem", 3: "11rem", 4: "8rem" };

/** A list of labeled values. */
export function DataList({ items, columns = 2 }: Props) {
  return (
    <dl className={list} style={{ [min.slice(4, -1)]: leastWidth[columns] }}>
      {items.map(({ label, value }) => (
        <div key={label} className={item}>
          <dt className={labelStyle}>{label}</dt>
          <dd className={valueStyle}>{typeof value === "string" ? <bdi>{value}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
