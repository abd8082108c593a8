import type { JobBody } from "../../app-server/contract/jobs/jobs.ts";
import { inUsCents } from "../../domain/offers/currency.ts";
import { amountText } from "../../domain/offers/stated-price.ts";
import { moneyText } from "../../domain/shared/money/money-text.ts";
import { DateText } from "../ui/text/date-text.tsx";
import { Text } from "../ui/text/text.tsx";

type Props = Pick<JobBody, "amounts" | "side"> & {
  /** The day of the estimate of show services: when the job began. */
  begunAt: string;
};

/** The quoted and the agreed amount, and the sum that waits for an answer. */
export function AmountLine({ amounts, side, begunAt }: Props) {
  const waiting = waitingText(amounts, side);
  return (
    <>
      <Text size="large" weight="strong">
        {agreedText(amounts)}
      </Text>
      {waiting && <Text>{waiting}</Text>}
      {amounts.services !== null && (
        <Text size="small" tone="muted">
          <span>{`Show services: about ${amountText(amounts.services, amounts.currency)} more, billed by the show (estimate of `}</span>
          <DateText iso={begunAt} />
          <span>)</span>
        </Text>
      )}
    </>
  );
}

/** "Quoted $96,000 + 3 approved changes $4,150 = agreed $100,150", in the quote's currency. */
function agreedText(amounts: JobBody["amounts"]): string {
  const { currency, exchange, baseline, changes, approved, agreed } = amounts;
  const about = exchange ? ` (about ${moneyText(inUsCents(agreed, exchange))})` : "";
  const quoted = `Quoted ${amountText(baseline, currency)}`;
  if (approved === 0) return `${quoted}${about}`;
  const sign = changes < 0 ? "−" : "+";
  const sum = amountText(Math.abs(changes), currency);
  const agreedNow = `agreed ${amountText(agreed, currency)}`;
  return `${quoted} ${sign} ${countOf(approved, "approved change")} ${sum} = ${agreedNow}${about}`;
}

function waitingText({ currency, waiting, proposed }: JobBody["amounts"], side: JobBody["side"]) {
  if (proposed === 0) return null;
  const reader = side === "exhibitor" ? "you" : "the exhibitor";
  const sum = `${amountText(Math.abs(waiting), currency)}${waiting < 0 ? " less" : ""}`;
  return `${proposed} ${proposed === 1 ? "waits" : "wait"} for ${reader}: ${sum}.`;
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
