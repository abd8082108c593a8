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

/** The views of an app, each at an address of its own. */
export function ViewLinks({ label, views }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={list}>
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
