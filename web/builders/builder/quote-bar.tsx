import { LinkButton } from "../../ui/action/link-button.tsx";
import { bar, barName } from "./builder-details.css.ts";
import { quoteFormFor } from "./contact-target.ts";

/** At the foot of a phone's window: the quote form with this builder noted. */
export function QuoteBar({ builder }: { builder: { name: string } }) {
  return (
    <div className={bar}>
      <span className={barName}>{builder.name}</span>
      <LinkButton to={quoteFormFor(builder)} tone="accent">
        Get quotes
      </LinkButton>
    </div>
  );
}
