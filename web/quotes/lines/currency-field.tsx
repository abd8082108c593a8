import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { type Currency, type Exchange, usDollar } from "../../../domain/offers/currency.ts";
import { rateText } from "../../../domain/offers/stated-price.ts";
import { callQuery } from "../../api/call-query.ts";
import { formatDate } from "../../format.ts";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import type { OfferFormApi } from "./offer-form-api.ts";

/** The currency of the lines; nothing when quotes can only be in US dollars. */
export function CurrencyField({ form }: { form: OfferFormApi }) {
  const known = useCurrencies();
  const chosen = useWatch({ control: form.control, name: "currency" }) ?? usDollar;
  const exchange = useExchange(chosen);
  const codes = [...new Set([usDollar, ...known.map(({ currency }) => currency), chosen])];
  const error = form.formState.errors.currency?.message;
  if (codes.length === 1 && !error) return null;
  return (
    <Field
      label="Currency"
      hint={
        exchange
          ? `${rateText(chosen, exchange)} (${exchange.source}, ${formatDate(exchange.day, "MMM d, yyyy")}). Your quote stays in ${chosen}. Exhibitors also see about how much it is in US dollars, at the rate of the day you send it.`
          : "Of every price below."
      }
      error={error}
    >
      {(control) => (
        <Select
          {...control}
          {...form.register("currency")}
          options={codes.map((code) => ({
            value: code,
            label: code === usDollar ? "US dollars (USD)" : nameOf(code),
          }))}
        />
      )}
    </Field>
  );
}

/** Today's exchange rate of a currency; null for US dollars, and while loading. */
export function useExchange(currency: Currency): Exchange | null {
  return useCurrencies().find((each) => each.currency === currency)?.exchange ?? null;
}

function useCurrencies() {
  const { data } = useQuery({
    ...callQuery("GET /api/currencies"),
    staleTime: 10 * 60 * 1000,
  });
  return data?.currencies ?? [];
}

const names = new Intl.DisplayNames(["en-US"], { type: "currency" });

/** Such as "Euro (EUR)". */
function nameOf(code: Currency): string {
  return `${names.of(code)} (${code})`;
}
