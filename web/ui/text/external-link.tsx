import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import type { ReactNode } from "react";
import { externalLink } from "./external-link.css.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** An external link that opens in a new tab and says so. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={externalLink}>
      {children}
      <ArrowUpRight size={16} aria-hidden="true" />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
