import type { Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { BuilderNotFound } from "../builder-profiles/refusals.ts";
import { maySeeBuilder } from "../builder-profiles/view-builder.ts";
import type { BuilderId, CheckId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import type { VettingCheck } from "./check.ts";
import type { VettingDocument } from "./document.ts";
import { ownBuilder } from "./own-builder.ts";
import type { ValidCheck, VettingDocuments, VettingRepository } from "./ports.ts";
import { type ReferenceState, stateOfReference } from "./reference.ts";

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
  /** The people asked for them. */
  references: { checkId: CheckId; company: string; state: ReferenceState }[];
};

/** A builder reads their own checks, earlier ones too. */
export function listOwnChecks({ vetting, vettingDocuments, clock }: Needs & { clock: Clock }) {
  return async ({
    by,
  }: {
    by: Principal;
  }): Promise<Result<OwnChecks, NotSignedIn | BuilderNotFound>> => {
    const own = ownBuilder(by);
    if (!own.ok) return own;
    const { builderId, member } = own.value;
    const checks = await vetting.listOf(builderId, mostOwn);
    const ids = checks.map(({ id }) => id);
    const now = clock.now();
    const references = (await vetting.listReferences(ids)).map((reference) => ({
      checkId: reference.checkId,
      company: reference.company,
      state: stateOfReference(reference, now),
    }));
    const documents = await vettingDocuments.list(builderId, ids);
    // without an admin's photos of a visit that isn't sent yet
    const isTheirs = ({ checkId, uploadedBy }: VettingDocument) =>
      checkId !== null || uploadedBy === member.user.id;
    return ok({ checks, documents: documents.filter(isTheirs), references });
  };
}
