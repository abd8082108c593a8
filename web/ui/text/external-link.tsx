import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import type { ReactNode } from "react";
import { alone, externalLink } from "./external-link.css.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

type Props = { href: string; children: ReactNode /** Not within a sentence. */; isAlone?: boolean };

/**
 * A link that opens in a new tab, and says so: to another site, or to a text to read while filling
 * in a form.
 */
export function ExternalLink({ href, children, isAlone = false }: Props) {
  const classes = isAlone ? `${externalLink} ${alone}` : externalLink;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={classes}>
      {children}
      <ArrowUpRight size={16} aria-hidden="true" />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
