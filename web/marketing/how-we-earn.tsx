import { alone } from "../ui/text/text-link.css.ts";
import { TextLink } from "../ui/text/text-link.tsx";

/** The link to the rule of our commission. */
export function HowWeEarn() {
  return (
    <span className={alone}>
      <TextLink to="/numbers#commission">How we earn</TextLink>
    </span>
  );
}
