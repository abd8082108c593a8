import type { ReactNode } from "react";
import { Link } from "../action/link.tsx";
import { textLink } from "./text-link.css.ts";

/** A link inside a text: a page of ours, or mailto: and tel:. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={textLink}>
      {children}
    </Link>
  );
}
