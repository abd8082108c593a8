import { useWatch } from "react-hook-form";
import { typedAmounts } from "../../../app-server/contract/quotes/line-fields.ts";
import { categoryFacts } from "../../../domain/offers/category.ts";
import { inUsCents, usDollar } from "../../../domain/offers/currency.ts";
import { type AskedWork, requiredScope } from "../../../domain/offers/required-scope.ts";
import { amountText } from "../../../domain/offers/stated-price.ts";
import { amount } from "../../ui/data/rows.css.ts";
import { Text } from "../../ui/text/text.tsx";
import { useExchange } from "./currency-field.tsx";
import { meter, summary, total } from "./line-editor.css.ts";
import type { OfferFormApi } from "./offer-form-api.ts";

type Props = { control: OfferFormApi["control"]; asked: AskedWork };

/** The sum of the lines, and the required categories that they don't cover yet. */
export function LineSummary({ control, asked }: Props) {
  const [typed, currency = usDollar] = useWatch({ control, name: ["lines", "currency"] });
  const exchange = useExchange(currency);
  const said = new Set(typed.filter(({ kind }) => kind !== "").map(({ category }) => category));
  const required = requiredScope(asked);
  const missing = required.filter(({ category }) => !said.has(category));
  const sum = typedAmounts(typed).reduce<number>(
    (total, amount, index) => (typed[index]?.kind === "option" ? total : total + (amount ?? 0)),
    0,
  );
  const count = required.length - missing.length;
  return (
    <div className={summary}>
      <div className={total}>
        <span>Total</span>
        <output className={amount}>{amountText(sum, currency)}</output>
      </div>
      {exchange && (
        <Text size="small" tone="muted">
          {`About ${amountText(inUsCents(sum, exchange), usDollar)} at today's rate.`}
        </Text>
      )}
      <div>
        <meter
          className={meter}
          min={0}
          max={required.length}
          value={count}
          aria-label="Categories covered"
        />
        <Text size="small">
          {count} of {required.length} categories filled in
        </Text>
      </div>
      {missing.length > 0 && (
        <Text size="small" tone="muted">
          Not filled in: {missing.map(({ category }) => categoryFacts(category).label).join(", ")}.
          The exhibitor sees these as gaps.
        </Text>
      )}
    </div>
  );
}
