import type { ReactNode } from "react";
import { Link } from "../action/link.tsx";
import { alone, quietLink, textLink } from "./text-link.css.ts";

/** A link inside a text: a page of ours, or mailto: and tel:. */
export function TextLink({
  to,
  isQuiet = false,
  isAlone = false,
  children,
}: {
  to: string;
  isQuiet?: boolean;
  /** On a line of its own: on a phone tall enough for a finger. */
  isAlone?: boolean;
  children: ReactNode;
}) {
  return (
    <Link to={to} className={`${isQuiet ? quietLink : textLink} ${isAlone ? alone : ""}`}>
      {children}
    </Link>
  );
}
