import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import type { QuestionRepository } from "../questions/ports.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { RateRepository } from "../rates/ports.ts";
import { ok, type Result } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { measuredRequests, measureQuotes, type QuoteMeasures } from "./quote-measures.ts";

type Needs = {
  quotes: Pick<QuoteRequestRepository, "listLatestCases">;
  questions: Pick<QuestionRepository, "listOfRequests">;
  rates: Pick<RateRepository, "listBenchmarks">;
  clock: Clock;
};

/** An admin reads how quotes are written, asked about and chosen, over the latest requests. */
export function readQuoteMeasures({ quotes, questions, rates, clock }: Needs) {
  return async ({
    by,
  }: {
    by: Principal;
  }): Promise<Result<QuoteMeasures, NotSignedIn | NotAllowed>> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const cases = await quotes.listLatestCases(measuredRequests);
    const [asked, benchmarks] = await Promise.all([
      questions.listOfRequests(cases.map(({ request }) => request.id)),
      rates.listBenchmarks(),
    ]);
    return ok(measureQuotes(cases, asked, benchmarks, clock.now()));
  };
}
