import { Facts } from "../data/facts.tsx";
import { rows as list, row, rowHead } from "../data/rows.css.ts";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { Skeleton } from "./skeleton.tsx";

type Props = { label: string; rows?: number };

const facts = ["Event date", "Booth size", "Venue", "Exhibit type"].map((label) => ({
  label,
  value: <Skeleton />,
}));

/** Skeleton of a list of requests. */
export function RowsSkeleton({ label, rows = 2 }: Props) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={list} aria-hidden="true">
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones are all alike
          <div key={index} className={row}>
            <div className={rowHead}>
              <Skeleton shape="title" />
              <Skeleton shape="badge" />
            </div>
            <Facts items={facts} />
          </div>
        ))}
      </div>
    </div>
  );
}
