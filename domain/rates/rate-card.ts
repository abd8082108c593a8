import { ownBuilderId, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { BuilderNotFound } from "../builder-profiles/refusals.ts";
import type { Rate } from "../offers/own-rates.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { contentVersion } from "../shared/writes/content-version.ts";
import type { RateRepository } from "./ports.ts";
import type { Versioned } from "./show-services.ts";

type Needs = { rates: RateRepository };
type Card = Versioned<{ rates: Rate[] }>;
type Answer = Promise<Result<Card, NotSignedIn | BuilderNotFound>>;

/** A builder reads their own rates, which no one else can. */
export function viewRateCard({ rates }: Needs) {
  return async ({ by }: { by: Principal }): Answer => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const builderId = ownBuilderId(by);
    if (!builderId) return refuse({ kind: "builder-not-found" });
    const card = await rates.listRates(builderId);
    return ok({ rates: card, version: contentVersion(card) });
  };
}

type Save = {
  card: readonly Rate[];
  /** The version that the builder read, if given. */
  seen?: string | undefined;
  by: Principal;
};

/**
 * A builder replaces their own rates. Sent quotes keep the rates they were sent with. Throws
 * StaleWriteError when the rates were replaced in another window first.
 */
export function saveRateCard({ rates }: Needs) {
  return async ({ card, seen, by }: Save): Answer => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const builderId = ownBuilderId(by);
    if (!builderId) return refuse({ kind: "builder-not-found" });
    await rates.replaceRates(builderId, card, { seen });
    return ok({ rates: [...card], version: contentVersion(card) });
  };
}
