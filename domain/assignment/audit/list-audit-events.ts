import { adminOf } from "../../accounts/admin-of.ts";
import { countPeople, type PeopleReadPorts } from "../../accounts/people-reads.ts";
import type { Principal } from "../../accounts/principal.ts";
import type { NotAllowed, NotSignedIn, ReauthenticationNeeded } from "../../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { BuilderId } from "../../shared/id.ts";
import type { Page, PageRequest } from "../../shared/page.ts";
import { ok, type Result } from "../../shared/result.ts";
import type { AuditEvent, AuditFilter, AuditLog } from "../ports.ts";
import { auditWords } from "./audit-words.ts";

type Needs = PeopleReadPorts & { audit: AuditLog; builders: BuilderProfileRepository };
type ListAuditEvents = { by: Principal; filter: AuditFilter; page: PageRequest };
type Input = AuditEvent & { words: string };
type Answer = Result<Page<Input>, NotSignedIn | NotAllowed | ReauthenticationNeeded>;

/**
 * An admin reads the audit log, or that of one subject, latest first. The people named in it count
 * toward the hourly 300.
 */
export function listAuditEvents(ports: Needs) {
  const { audit, builders } = ports;
  return async ({ by, filter, page }: ListAuditEvents): Promise<Answer> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const reader = by.kind === "member" ? by.user.id : null;
    const { items, next } = await audit.list(filter, page);
    const ids = items.flatMap(({ actorId, objectKind, objectId }) => [
      ...(actorId && actorId !== reader ? [actorId] : []),
      ...(objectKind === "person" ? [objectId] : []),
    ]);
    const counted = await countPeople(ports)({ by, ids, isList: false });
    if (!counted.ok) return counted;
    const mentioned = [...new Set(items.flatMap(buildersIn))];
    const known = await builders.findNames(mentioned);
    const names = new Map(known.map(({ id, name }) => [id as string, name]));
    return ok({
      items: items.map((event) => ({ ...event, words: auditWords(event, names) })),
      next,
    });
  };
}

function buildersIn({ detail }: AuditEvent): BuilderId[] {
  const { added, removed, builders, builderId } = detail;
  const all = [added, removed, builders, [builderId]].flatMap((ids) =>
    Array.isArray(ids) ? ids : [],
  );
  return all.filter((id) => typeof id === "string") as BuilderId[];
}
