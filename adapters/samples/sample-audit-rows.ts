import type { User } from "../../domain/accounts/user.ts";
import type { BuilderProfile } from "../../domain/builder-profiles/builder-profile.ts";
import type { BuilderId, UserId } from "../../domain/shared/id.ts";
import type { AuditEventRow } from "../postgres/schema/audit-event.ts";
import { uuids } from "../system/clock-and-ids.ts";
import type { SampleCase } from "./sample-case.ts";

type Cast = { admin: User; exhibitor: User; builders: readonly BuilderProfile[] };
type Line = {
  actorId: UserId | null;
  action: string;
  at: Date | null;
  detail?: Record<string, unknown>;
};

/** Audit lines for the history of the sample requests, where the actors have accounts. */
export function sampleAuditRows(
  cases: readonly SampleCase[],
  { admin, exhibitor, builders }: Cast,
): AuditEventRow[] {
  const accountOf = (id: BuilderId) => builders.find((builder) => builder.id === id)?.userId;

  return cases.flatMap((one) =>
    [...ofAdmin(one, admin.id), ...ofBuilders(one, accountOf), ...ofExhibitor(one, exhibitor.id)]
      .filter(({ at }) => at !== null)
      .map(({ actorId, action, at, detail = {} }) => ({
        id: uuids.next(),
        actor_id: actorId,
        action,
        object_kind: "quote-request",
        object_id: one.request.id,
        detail,
        at: at as Date,
      })),
  );
}

function ofAdmin({ request }: SampleCase, actorId: UserId): Line[] {
  const { invitations, notes, status, closedAt, priority } = request;
  const moments = new Set(invitations.map(({ invitedAt }) => invitedAt.getTime()));
  const assigned = [...moments].map((moment): Line => {
    const together = invitations.filter(({ invitedAt }) => invitedAt.getTime() === moment);
    const added = together.map(({ builderId }) => builderId);
    const detail = { added, removed: [], priority };
    return { actorId, action: "quote-request.assigned", at: new Date(moment), detail };
  });
  const noted = { actorId, action: "quote-request.annotated", detail: { notes: "written" } };
  const lastMoment = Math.max(request.createdAt.getTime(), ...moments);
  return [
    ...assigned,
    ...(notes ? [{ ...noted, at: new Date(lastMoment + 600_000) }] : []),
    ...(status === "completed"
      ? [{ actorId, action: "quote-request.completed", at: closedAt }]
      : []),
  ];
}

function ofBuilders(
  { request, responses, earlier = [] }: SampleCase,
  accountOf: (id: BuilderId) => UserId | null | undefined,
): Line[] {
  const declined = request.invitations.map(({ builderId, declinedAt: at }) => {
    const action = "invitation.declined";
    return { actorId: accountOf(builderId) ?? null, action, at, detail: { builderId } };
  });
  const offered = responses.flatMap((response): Line[] => {
    const actorId = accountOf(response.builderId) ?? null;
    const versions = [...earlier.filter(({ id }) => id === response.id), response];
    return [
      { actorId, action: "quote-response.sent", at: response.createdAt },
      ...versions.slice(1).map(({ revision, updatedAt: at }) => {
        return { actorId, action: "quote-response.revised", at, detail: { revision } };
      }),
      { actorId, action: "quote-response.withdrawn", at: response.withdrawnAt },
    ];
  });
  return [...declined, ...offered].filter(({ actorId }) => actorId !== null);
}

function ofExhibitor({ request, responses }: SampleCase, actorId: UserId): Line[] {
  if (request.userId !== actorId) return [];
  const accepted = responses.find(({ status }) => status === "accepted");
  return [
    ...(accepted ? [{ actorId, action: "quote-response.accepted", at: accepted.updatedAt }] : []),
    ...(request.status === "cancelled"
      ? [{ actorId, action: "quote-request.cancelled", at: request.closedAt }]
      : []),
  ];
}
