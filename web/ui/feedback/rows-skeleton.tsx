import { rows as list, row, rowHead } from "../data/rows.css.ts";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { Skeleton } from "./skeleton.tsx";

type Props = { label: string; rows?: number };

/** Skeleton of a list: a title, a badge and two lines for each entry, and no words. */
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
            <Skeleton lines={2} />
          </div>
        ))}
      </div>
    </div>
  );
}
