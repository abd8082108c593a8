import * as z from "zod";
import { type AuditEvent, auditedKinds } from "../../../domain/assignment/ports.ts";
import type { Page } from "../../../domain/shared/page.ts";
import { pageQuery } from "../fields/page.ts";

/** `?kind=&id=`: audit lines of one kind of subject, or of one subject. */
export const auditQuery = pageQuery.extend({
  kind: z.enum(auditedKinds, `Kind must be one of ${auditedKinds.join(", ")}`).optional(),
  id: z
    .string()
    .max(100, "Id must be 100 characters or fewer")
    .regex(/^\P{C}*$/u, "Id must not contain control characters")
    .optional(),
});

/** An audit line. `words` follow the actor's name. */
const auditEventBody = z.object({
  id: z.string(),
  at: z.string(),
  actorName: z.string(),
  words: z.string(),
  objectKind: z.enum(auditedKinds),
  objectId: z.string(),
  objectName: z.string().nullable(),
  /** Whether the subject is deleted. */
  isGone: z.boolean(),
});

export const auditBody = z.object({
  events: z.array(auditEventBody),
  next: z.string().nullable(),
});
export type AuditBody = z.infer<typeof auditBody>;

export function toAuditBody({ items, next }: Page<AuditEvent & { words: string }>): AuditBody {
  return {
    events: items.map(
      ({
        id,
        at,
        actorId,
        actorName,
        words,
        objectKind,
        objectId,
        objectName,
        isGone,
        detail,
      }) => ({
        id,
        at: at.toISOString(),
        actorName:
          actorId === null
            ? nameWithoutAccount(objectKind, detail)
            : (actorName ?? "A deleted account"),
        words,
        objectKind,
        objectId,
        objectName,
        isGone,
      }),
    ),
    next,
  };
}

/** The actor's name for an event without an account. */
function nameWithoutAccount(
  kind: AuditEvent["objectKind"],
  { by, via }: AuditEvent["detail"],
): string {
  if (via === "link") return "A builder, by the link in the invitation,";
  if (by === "operator") return "The operator";
  return kind === "security" ? "A visitor" : "The system";
}
