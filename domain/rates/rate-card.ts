import { ownBuilderId, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { BuilderNotFound } from "../builder-profiles/refusals.ts";
import type { Rate } from "../offers/own-rates.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { RateRepository } from "./ports.ts";

type Needs = { rates: RateRepository };
type Answer = Promise<Result<Rate[], NotSignedIn | BuilderNotFound>>;

/** A builder reads their own rates. No one else can. */
export function viewRateCard({ rates }: Needs) {
  return async ({ by }: { by: Principal }): Answer => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const builderId = ownBuilderId(by);
    return builderId ? ok(await rates.listRates(builderId)) : refuse({ kind: "builder-not-found" });
  };
}

/** A builder replaces their own rates. Quotes that were sent keep what they were sent with. */
export function saveRateCard({ rates }: Needs) {
  return async ({ card, by }: { card: readonly Rate[]; by: Principal }): Answer => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const builderId = ownBuilderId(by);
    if (!builderId) return refuse({ kind: "builder-not-found" });
    await rates.replaceRates(builderId, card);
    return ok([...card]);
  };
}
