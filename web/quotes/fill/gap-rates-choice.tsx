import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { categoryFacts } from "../../../domain/offers/category.ts";
import { type AskedWork, requiredScope } from "../../../domain/offers/required-scope.ts";
import { boothFeet } from "../../../domain/shared/booth-feet.ts";
import { utcDay } from "../../../domain/shared/time/utc-day.ts";
import { callQuery } from "../../api/call-query.ts";
import { formatMoney } from "../../format.ts";
import { browserNow } from "../../ui/browser-now.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import type { OfferFormApi } from "../lines/offer-form-api.ts";
import { type GapRate, gapRates } from "./gap-rates.ts";
import { rateCardQuery } from "./rate-card-query.ts";
import { statedLogistics } from "./stated-logistics.ts";

type Props = {
  form: OfferFormApi;
  requestId: string;
  asked: AskedWork;
  /** Whether the standing quote was sent with gap rates. */
  startsOn: boolean;
};

/**
 * A checkbox: whether the builder's rates fill the gaps of the lines when quotes are compared. Shows
 * each amount.
 */
export function GapRatesChoice({ form, requestId, asked, startsOn }: Props) {
  const card = useQuery({ ...rateCardQuery, staleTime: 0 });
  const request = useQuery(callQuery("GET /api/quote-requests/:id", { params: { id: requestId } }));
  const [lines, logistics, given] = useWatch({
    control: form.control,
    name: ["lines", "logistics", "ownRates"],
  });
  const isOn = given ? given.length > 0 : startsOn;
  const isRead = card.data !== undefined && !request.isPending;
  const size = request.data && "boothSize" in request.data ? request.data.boothSize : "";
  const gaps = gapRates(card.data?.rates ?? [], lines, {
    required: requiredScope(asked),
    feet: boothFeet(size),
    logistics: statedLogistics(logistics),
    today: utcDay(browserNow()),
  });
  // the amounts follow the typed lines; before a choice the form says nothing about own rates
  const chosen = JSON.stringify(isOn ? gaps : (given ?? []));
  useEffect(() => {
    if (!isRead || JSON.stringify(form.getValues("ownRates") ?? []) === chosen) return;
    form.setValue("ownRates", JSON.parse(chosen) as GapRate[]);
  }, [form, isRead, chosen]);

  if (!isRead || gaps.length === 0) return null;
  const amounts = gaps.map(
    ({ category, amount }) => `${categoryFacts(category).label} ${formatMoney(amount)}`,
  );
  return (
    <Checkbox
      label="Compare my gaps at my rates"
      hint={`On the same scope, exhibitors see these amounts of your rates for what you don't include: ${amounts.join(", ")}. Otherwise gaps are estimated from other quotes. Your total stays the same.`}
      checked={isOn}
      onChange={({ target }) => form.setValue("ownRates", target.checked ? gaps : [])}
    />
  );
}
