import type { ReactNode } from "react";
import { Link } from "../action/link.tsx";
import { quietLink, textLink } from "./text-link.css.ts";

/** A link within text: to a page of the site, or mailto: and tel:. */
export function TextLink({
  to,
  isQuiet = false,
  children,
}: {
  to: string;
  isQuiet?: boolean;
  children: ReactNode;
}) {
  return (
    <Link to={to} className={isQuiet ? quietLink : textLink}>
      {children}
    </Link>
  );
}
