import type { JobBody } from "../../app-server/contract/jobs/jobs.ts";
import { inUsCents } from "../../domain/offers/currency.ts";
import { amountText } from "../../domain/offers/stated-price.ts";
import { moneyText } from "../../domain/shared/money/money-text.ts";
import { Text } from "../ui/text/text.tsx";

/** The quoted and the agreed amount, in the quote's currency. */
export function AmountLine({ amounts }: { amounts: JobBody["amounts"] }) {
  const { currency, exchange, baseline, agreed } = amounts;
  const about = exchange ? ` (about ${moneyText(inUsCents(agreed, exchange))})` : "";
  return (
    <Text size="large" weight="strong">
      {`Quoted ${amountText(baseline, currency)}${about}`}
    </Text>
  );
}
