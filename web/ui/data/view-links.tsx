import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { count as countStyle, link, list } from "./view-links.css.ts";

export type ViewLink = {
  label: string;
  to: string;
  isCurrent: boolean;
  /** How much there is in it; nothing while it is not known. */
  count?: number | string | undefined;
};

type Props = {
  /** The accessible name of the navigation between the views. */
  label: string;
  views: readonly ViewLink[];
};

/** The views of an app, each at an address of its own. Where they scroll, the current one is in view. */
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
              {count !== undefined && <span className={countStyle}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the row, and only the row, until its current link is in the middle. */
function showCurrent(row: HTMLElement) {
  const link = row.querySelector("[aria-current]")?.getBoundingClientRect();
  const { left, width } = row.getBoundingClientRect();
  if (link) row.scrollLeft += link.left + link.width / 2 - (left + width / 2);
}
