import type { Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { BuilderNotFound } from "../builder-profiles/refusals.ts";
import { maySeeBuilder } from "../builder-profiles/view-builder.ts";
import type { BuilderId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { VettingCheck } from "./check.ts";
import type { VettingDocument } from "./document.ts";
import { ownBuilder } from "./own-builder.ts";
import type { ValidCheck, VettingDocuments, VettingRepository } from "./ports.ts";

type Needs = {
  vetting: VettingRepository;
  vettingDocuments: VettingDocuments;
  builders: BuilderProfileRepository;
};

/** Everyone reads which checks of a builder are valid, without facts and documents. */
export function listPublicChecks({ vetting, builders }: Needs) {
  return async ({
    builderId,
    by,
  }: {
    builderId: BuilderId;
    by: Principal;
  }): Promise<Result<ValidCheck[], BuilderNotFound>> => {
    const [builder] = await builders.findMany([builderId]);
    if (!builder || !maySeeBuilder(builder, by)) return refuse({ kind: "builder-not-found" });
    return ok(await vetting.listValid(builderId));
  };
}

const mostOwn = 100;

export type OwnChecks = {
  /** The latest first. */
  checks: VettingCheck[];
  /** Their documents, and those that weren't sent yet. */
  documents: VettingDocument[];
};

/** A builder reads their own checks, earlier ones too. */
export function listOwnChecks({ vetting, vettingDocuments }: Needs) {
  return async ({
    by,
  }: {
    by: Principal;
  }): Promise<Result<OwnChecks, NotSignedIn | BuilderNotFound>> => {
    const own = ownBuilder(by);
    if (!own.ok) return own;
    const { builderId } = own.value;
    const checks = await vetting.listOf(builderId, mostOwn);
    const ids = checks.map(({ id }) => id);
    return ok({ checks, documents: await vettingDocuments.list(builderId, ids) });
  };
}
