import { LinkButton } from "../ui/action/link-button.tsx";
import { bar, name as nameStyle } from "./quote-bar.css.ts";

type Props = { name: string; to: string; label: string };

/** A bar at the bottom of a phone's window: what the page is about, and the way to the quote form. */
export function QuoteBar({ name, to, label }: Props) {
  return (
    <div className={bar}>
      <span className={nameStyle}>{name}</span>
      <LinkButton to={to} tone="accent">
        {label}
      </LinkButton>
    </div>
  );
}
