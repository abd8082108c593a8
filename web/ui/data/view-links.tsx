import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { count as countStyle, link, list } from "./view-links.css.ts";

export type ViewLink = {
  label: string;
  to: string;
  isCurrent: boolean;
  /** Number of items in it; undefined while unknown. A zero isn't shown. */
  count?: number | string | undefined;
};

type Props = {
  /** Accessible name of the navigation. */
  label: string;
  views: readonly ViewLink[];
};

/**
 * Links to the views of an app, each with a URL of its own. If the row scrolls, the current link is
 * visible.
 */
export function ViewLinks({ label, views }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const current = views.find(({ isCurrent }) => isCurrent)?.to;
  useEffect(() => {
    if (current !== undefined && row.current) showCurrent(row.current);
  }, [current]);
  return (
    <nav aria-label={label}>
      <ul ref={row} className={list}>
        {views.map(({ label, to, isCurrent, count }) => (
          <li key={to}>
            <Link to={to} className={link} aria-current={isCurrent ? "page" : undefined}>
              {label}
              {count !== undefined && count !== 0 && <span className={countStyle}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the row, but not the page, so that its current link is centered. */
function showCurrent(row: HTMLElement) {
  const link = row.querySelector("[aria-current]")?.getBoundingClientRect();
  const { left, width } = row.getBoundingClientRect();
  if (link) row.scrollLeft += link.left + link.width / 2 - (left + width / 2);
}
