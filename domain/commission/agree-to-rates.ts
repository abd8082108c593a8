import { approvedBuilder, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { OfferedRates } from "../quotes/quote-rates.ts";
import type { RatesChanged } from "../quotes/refusals.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import type { CommissionRateRepository } from "./ports.ts";
import type { RatesInForce } from "./rates.ts";
import { type AgreementNeeds, writeAgreed } from "./rates-of-quote.ts";
import { offered } from "./rates-text.ts";
import type { NotABuilder, RatesNotSet } from "./refusals.ts";

type ReadNeeds = { commissionRates: CommissionRateRepository; clock: Clock };

/** Everyone reads the general rates, with the next ones. */
export function readRates({ commissionRates, clock }: ReadNeeds) {
  return (): Promise<RatesInForce> => commissionRates.findRates(null, clock.now());
}

/** The rates for a builder, and whether they agreed to them. Null: rates are not set. */
export type OwnRates = { rates: OfferedRates; isAgreed: boolean; next: OfferedRates | null } | null;

/** A builder reads their own rates. */
export function readOwnRates({ commissionRates, clock }: ReadNeeds) {
  return async ({
    by,
  }: {
    by: Principal;
  }): Promise<Result<OwnRates, NotSignedIn | NotABuilder>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const builder = approvedBuilder(by);
    if (!builder) return refuse({ kind: "no-rates-for-you" });
    const { current, next } = await commissionRates.findRates(builder.id, clock.now());
    if (!current) return ok(null);
    const isAgreed = await commissionRates.hasAgreed(builder.id, current.version);
    return ok({ rates: offered(current), isAgreed, next: next && offered(next) });
  };
}

type Agree = { version: number; by: Principal };

/** A builder agrees to their rates of today. A repeat changes nothing. */
export function agreeToRates(ports: ReadNeeds & AgreementNeeds) {
  const { commissionRates, clock } = ports;
  return async ({
    version,
    by,
  }: Agree): Promise<
    Result<OfferedRates, NotSignedIn | NotABuilder | RatesNotSet | RatesChanged>
  > => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const builder = approvedBuilder(by);
    if (!builder) return refuse({ kind: "no-rates-for-you" });
    const now = clock.now();
    const { current } = await commissionRates.findRates(builder.id, now);
    if (!current) return refuse({ kind: "rates-not-set" });
    const rates = offered(current);
    if (version !== current.version) return refuse({ kind: "rates-changed", rates });
    const agreement = { builderId: builder.id, version, by: by.user.id, responseId: null, at: now };
    const about = { builderId: builder.id, rates, key: builder.id };
    await commissionRates.agree(agreement, await writeAgreed(ports, about, now));
    return ok(rates);
  };
}
