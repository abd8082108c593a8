import { approvedBuilder, type Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import { builderTimeZone } from "../../builder-profiles/capacity/builder-capacity.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import type { QuoteRequestRepository } from "../ports.ts";
import { type BuilderFigures, figuresReach, noFigures } from "./builder-figures.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  builders: Pick<BuilderProfileRepository, "findMany">;
  clock: Clock;
};
/** `timeZone`: the builder's IANA time zone; null: unknown. */
type Overview = BuilderFigures & { timeZone: string | null };

/** A builder reads their figures; all zero without a profile. */
export function readOverview({ quotes, builders, clock }: Needs) {
  return async ({ by }: { by: Principal }): Promise<Result<Overview, NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    if (!by.builder) return ok({ ...noFigures, timeZone: null });
    const approved = approvedBuilder(by);
    const [figures, opportunities, [builder]] = await Promise.all([
      quotes.readFigures(by.builder.id, clock.now()),
      approved
        ? quotes.countAvailable(
            { userId: by.user.id, builderId: approved.id },
            figuresReach.opportunities,
          )
        : 0,
      builders.findMany([by.builder.id]),
    ]);
    return ok({ ...figures, opportunities, timeZone: builder ? builderTimeZone(builder) : null });
  };
}
