import { approvedBuilder, type Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import type { QuoteRequestRepository } from "../ports.ts";
import { type BuilderFigures, figuresReach } from "./builder-figures.ts";

type Needs = { quotes: QuoteRequestRepository; clock: Clock };

const nothing: BuilderFigures = {
  ...{ openInvitations: 0, dueSoon: 0, quoted: 0, closed: 0, opportunities: 0, quotes: 0, won: 0 },
  projects: 0,
  medianAnswerMs: null,
};

/** A builder reads their figures; all zero without a profile. */
export function readOverview({ quotes, clock }: Needs) {
  return async ({ by }: { by: Principal }): Promise<Result<BuilderFigures, NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    if (!by.builder) return ok(nothing);
    const approved = approvedBuilder(by);
    const [figures, opportunities] = await Promise.all([
      quotes.readFigures(by.builder.id, clock.now()),
      approved
        ? quotes.countAvailable(
            { userId: by.user.id, builderId: approved.id },
            figuresReach.opportunities,
          )
        : 0,
    ]);
    return ok({ ...figures, opportunities });
  };
}
