import type { Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import { isPicture } from "../attachments/file-name.ts";
import { builderTimeZone } from "../builder-profiles/capacity/builder-capacity.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { BuilderNotFound } from "../builder-profiles/refusals.ts";
import type { MediaStore } from "../pictures/ports.ts";
import type { BuilderId, DocumentId, Ids } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { dayThere } from "../shared/time/zone-time.ts";
import { asSaved } from "../shared/writes/as-saved.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import {
  checkRules,
  type Submission,
  submit,
  type VettingCheck,
  vettingLimits,
  whyNotSent,
} from "./check.ts";
import { vettedBuilder } from "./own-builder.ts";
import type { VettingDocuments, VettingRepository } from "./ports.ts";
import type {
  CheckDecided,
  DocumentsMissing,
  PolicyEnded,
  ProjectsMissing,
  VisitAhead,
} from "./refusals.ts";

type Needs = {
  vetting: VettingRepository;
  vettingDocuments: VettingDocuments;
  files: MediaStore;
  builders: BuilderProfileRepository;
  ids: Ids;
  clock: Clock;
};
/**
 * Evidence as it is sent; of a portfolio the facts are what is published. References are asked
 * instead.
 */
export type SentCheck =
  | Exclude<Submission, { kind: "portfolio" | "references" }>
  | { kind: "portfolio" };
type SubmitCheck = {
  sent: SentCheck;
  documents: readonly DocumentId[];
  /** The builder whose booth an admin visited; null for one's own. */
  visited: BuilderId | null;
  by: Principal;
};
type CannotSubmit =
  | CheckDecided
  | NotSignedIn
  | BuilderNotFound
  | DocumentsMissing
  | PolicyEnded
  | ProjectsMissing
  | VisitAhead;
type Answer = Result<VettingCheck, CannotSubmit>;

/**
 * A builder sends evidence with the documents that they uploaded for it. One that still waits for an
 * admin is replaced with its documents; a valid one stays valid until an admin accepts its successor.
 * An admin sends what they saw at a booth, unless the builder's own visit waits.
 */
export function submitCheck(ports: Needs) {
  const { vetting, vettingDocuments, files, builders, ids, clock } = ports;
  return ({ sent: given, documents: wanted, visited, by }: SubmitCheck): Promise<Answer> =>
    retryStale(async () => {
      const own = vettedBuilder(by, given.kind, visited);
      if (!own.ok) return own;
      const { member, builderId } = own.value;
      const builder = await builders.find(builderId);
      if (!builder) return refuse({ kind: "builder-not-found" });
      const now = clock.now();
      const capacity = await builders.findCapacity(builderId);
      const zone = builderTimeZone({ ...builder, capacity }) ?? "UTC";
      const sent = given.kind === "portfolio" ? await portfolioOf(builderId) : given;
      const wrong = whyNotSent(sent, dayThere(zone, now));
      if (wrong) return refuse(wrong);

      const [waiting = null] = await vetting.listIn({ builderId, kind: sent.kind }, ["submitted"]);
      if (waiting && visited) return refuse({ kind: "check-state", state: waiting.state });
      const stored = await vettingDocuments.list(builderId, waiting ? [waiting.id] : []);
      const unsent = stored.filter(
        ({ checkId, kind, uploadedBy }) =>
          checkId === null && kind === sent.kind && uploadedBy === member.user.id,
      );
      const documents = [...new Set(wanted)];
      const areTheirs = documents.every((id) => unsent.some((document) => document.id === id));
      const { documents: allowed, isPhotos = false } = checkRules[sent.kind];
      const isEnough = documents.length >= allowed.least && documents.length <= allowed.most;
      const areAllowed = unsent.every(
        ({ id, mediaKey }) => !isPhotos || !documents.includes(id) || isPicture(mediaKey),
      );
      if (!areTheirs || !isEnough || !areAllowed) {
        return refuse({ kind: "documents-missing", ...allowed, isPhotos });
      }

      const id = ids.next<"vetting-check">();
      const check = submit({ ...sent, id, builderId, by: member.user.id, at: now }, waiting);
      const audit = {
        actorId: member.user.id,
        action: "vetting.submitted",
        detail: { kind: sent.kind },
      };
      await vetting.save({ checks: [check], documents, audit });
      // those of what is replaced
      for (const document of stored) {
        if (document.checkId !== null) await vettingDocuments.remove(document, files.delete);
      }
      return ok(asSaved(check));
    });

  async function portfolioOf(builderId: BuilderId): Promise<Submission> {
    const projects = await vetting.listBuiltProjects(builderId, vettingLimits.projects);
    return { kind: "portfolio", facts: { projects } };
  }
}
