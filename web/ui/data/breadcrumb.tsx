import { Link } from "../action/link.tsx";
import { crumb, link, list } from "./breadcrumb.css.ts";

type Props = { trail: readonly { label: string; to: string }[]; current: string };

/** The path from the home page to the current page. */
export function Breadcrumb({ trail, current }: Props) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={list}>
        {trail.map(({ label, to }) => (
          <li key={to} className={crumb}>
            <Link to={to} className={link}>
              {label}
            </Link>
          </li>
        ))}
        <li className={crumb} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
