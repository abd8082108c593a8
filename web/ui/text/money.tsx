import { formatMoney } from "../../format.ts";
import { money } from "./money.css.ts";

/** An amount of whole US cents, in dollars. */
export function Money({ cents }: { cents: number }) {
  return <span className={money}>{formatMoney(cents)}</span>;
}
