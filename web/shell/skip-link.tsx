import type { ReactNode } from "react";
import { skipLink } from "./skip-link.css.ts";

/** A link that is visible with focus only, and moves the focus to the element with this id. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={`#${to}`}
      className={skipLink}
      onClick={(event) => {
        // focus by script: the router can't handle a history entry that the browser makes for a
        // fragment
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </a>
  );
}
