import { approvedBuilder, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { QuoteResponse } from "../quotes/quote-response.ts";
import type { QuoteRequestId } from "../shared/id.ts";
import { moneyText } from "../shared/money/money-text.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { quotedOf } from "./billed.ts";
import { commissionOf, type TermsIfWon } from "./commission-of.ts";
import type { CommissionRateRepository } from "./ports.ts";
import type { NotABuilder } from "./refusals.ts";

/** A builder reads the rates of their quote for a request, or those that a first one gets. */
export function readTermsIfWon(ports: { commissionRates: CommissionRateRepository; clock: Clock }) {
  return async ({
    requestId,
    by,
  }: {
    requestId: QuoteRequestId;
    by: Principal;
  }): Promise<Result<TermsIfWon | null, NotSignedIn | NotABuilder>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const builder = approvedBuilder(by);
    if (!builder) return refuse({ kind: "no-rates-for-you" });
    const { commissionRates, clock } = ports;
    return ok(await commissionRates.findTermsIfWon(builder.id, requestId, clock.now()));
  };
}

type Priced = Pick<QuoteResponse, "quotedAmount" | "lines" | "exchange">;

/** The commission on a quote as it stands, accepted at `acceptedAt`, in one sentence. */
export function ifWonText(quote: Priced, terms: TermsIfWon, acceptedAt: Date): string {
  const quoted = quotedOf(quote);
  const { params, lastCompletedAt } = terms;
  const { amount } = commissionOf(quoted, null, params, { acceptedAt, lastCompletedAt });
  const due = params.dueDays === 0 ? "on the day" : `${params.dueDays} days after`;
  return `If you win at ${moneyText(quoted.total)}: commission ${moneyText(amount)}, due ${due} we bill it.`;
}
