import * as z from "zod";
import {
  inviteDays,
  isOpen,
  type NamedInvite,
  shownInvites,
} from "../../../domain/supply/invite/builder-invite.ts";
import type { SupplyRefusal } from "../../../domain/supply/refusals.ts";
import { administration, type CallRows } from "../call.ts";
import { emailField } from "../fields/text.ts";
import { messageBody } from "../message.ts";
import type { RefusalRows } from "../refusal-rows.ts";

const inviteForm = z.object({
  email: emailField("Invalid email address"),
  builderId: z.uuid("Builder must be an id").nullable().default(null).meta({
    description: "A profile without an account, which the person who uses the link gets",
  }),
});
const tokenForm = z.object({ token: z.string("Token is required").max(100, "Token is too long") });

const inviteBody = z.object({
  id: z.string(),
  email: z.string(),
  builderName: z.string().nullable(),
  state: z.enum(["open", "used", "revoked", "expired"]),
  createdAt: z.string(),
  expiresAt: z.string(),
});
const invitesBody = z.object({ invites: z.array(inviteBody) });
export type InviteBody = z.infer<typeof inviteBody>;

export function toInviteBody(invite: NamedInvite, now: Date): InviteBody {
  const { id, email, builderName, createdAt, expiresAt, usedAt, revokedAt } = invite;
  const closed = usedAt ? "used" : revokedAt ? "revoked" : "expired";
  return {
    id,
    email,
    builderName,
    state: isOpen(invite, now) ? "open" : closed,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

const tag = "Builders";

/** Calls for the links by which builders join. */
export const inviteCalls = {
  "GET /api/admin/builder-invites": {
    ...administration,
    summary: `List the latest ${shownInvites} invites of builders`,
    answer: invitesBody,
  },
  "POST /api/admin/builder-invites": {
    ...administration,
    summary: `Email a builder a link to join, which works once, for ${inviteDays} days. Earlier links to the address stop working`,
    body: inviteForm,
    answer: messageBody,
    status: 201,
    problems: [404, 409],
  },
  "POST /api/admin/builder-invites/:id/revoke": {
    ...administration,
    summary: "Cancel an invite: its link stops working",
    answer: messageBody,
    problems: [409],
  },
  "POST /api/builder-invites/open": {
    tag,
    summary: "Look at the invite of a link. Changes nothing",
    body: tokenForm,
    answer: z.object({ builderName: z.string().nullable(), expiresAt: z.string() }),
    problems: [404],
  },
  "POST /api/builder-invites/accept": {
    tag,
    callers: "members",
    summary:
      "Use the link of an invite. The account becomes a builder's, and a profile that it names becomes the caller's",
    body: tokenForm,
    answer: messageBody,
    problems: [404, 409],
  },
} satisfies CallRows;

export const supplyRefusals: RefusalRows<SupplyRefusal> = {
  "builder-invite-invalid": {
    status: 404,
    words: "This link was already used, was canceled or is too old. Please ask for a new one",
  },
  "builder-invite-closed": { status: 409, words: "This invite was already used or canceled" },
  "builder-profile-taken": { status: 409, words: "This profile already belongs to an account" },
  "own-profile-known": {
    status: 409,
    words: "Your account already has a builder profile. Contact us to join the two",
  },
};
