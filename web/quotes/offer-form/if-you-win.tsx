import { useWatch } from "react-hook-form";
import type { TermsIfWonBody } from "../../../app-server/contract/commission/commission-rates.ts";
import { readLines } from "../../../app-server/contract/quotes/line-fields.ts";
import { ifWonText } from "../../../domain/commission/if-won.ts";
import { linesInUsCents, usDollar } from "../../../domain/offers/currency.ts";
import { offerTotal, withAmounts } from "../../../domain/offers/line-amount.ts";
import { parseDollars } from "../../../domain/shared/money/parse-dollars.ts";
import { browserNow } from "../../ui/browser-now.ts";
import { Text } from "../../ui/text/text.tsx";
import { useExchange } from "../lines/currency-field.tsx";
import type { OfferFormApi } from "../lines/offer-form-api.ts";

type Props = { form: OfferFormApi; terms: NonNullable<TermsIfWonBody> };

/** The commission on the typed quote if it wins. Only its builder reads it. */
export function IfYouWin({ form, terms }: Props) {
  const [pricing, quotedAmount, typed, currency = usDollar] = useWatch({
    control: form.control,
    name: ["pricing", "quotedAmount", "lines", "currency"],
  });
  const exchange = useExchange(currency);
  const isItemized = pricing === "itemized";
  if (isItemized && currency !== usDollar && !exchange) return null;
  const lines = isItemized ? withAmounts(readLines(typed).lines) : [];
  const quote = {
    lines,
    exchange: isItemized ? exchange : null,
    quotedAmount: isItemized
      ? offerTotal(linesInUsCents(lines, exchange))
      : parseDollars(quotedAmount),
  };
  if (!quote.quotedAmount) return null;
  const { params, lastCompletedAt } = terms;
  const history = { params, lastCompletedAt: lastCompletedAt ? new Date(lastCompletedAt) : null };
  return <Text tone="muted">{ifWonText(quote, history, browserNow())}</Text>;
}
