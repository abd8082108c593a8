import type { supplyCalls } from "../contract/admin/supply-calls.ts";
import { type inviteCalls, toInviteBody } from "../contract/builders/invite-calls.ts";
import { asId } from "../contract/fields/as-id.ts";
import { problemOf } from "../contract/problem.ts";
import { readBuilderCsv } from "../services/read-builder-csv.ts";
import { type HandlersOf, mapped } from "./handler.ts";

/** Handlers for the supply of builders, for admins. */
export const supplyHandlers: HandlersOf<typeof supplyCalls> = {
  "GET /api/admin/supply": ({ core, by }, { query: { city = null } }) =>
    mapped(core.supply.readSupply({ city, by }), (supply) => supply),
  "GET /api/admin/supply/near": ({ core, by }, { query }) =>
    mapped(core.supply.listNearBuilders({ ...query, by }), (builders) => ({ builders })),
  "POST /api/admin/builders/import": async ({ core, by }, { body: { csv, ...how } }) => {
    const read = readBuilderCsv(csv);
    if ("problem" in read) {
      const { problem: message } = read;
      const errors = [{ field: "csv", message }];
      return { ok: false, problem: problemOf("invalid-input", 400, message, errors) };
    }
    return mapped(core.supply.importBuilders({ ...how, rows: read.rows, by }), (rows) => ({
      isDryRun: how.isDryRun,
      rows,
    }));
  },
};

/** Handlers for the links by which builders join. */
export const inviteHandlers: HandlersOf<typeof inviteCalls> = {
  "GET /api/admin/builder-invites": ({ core, by }) =>
    mapped(core.supply.listInvites({ by }), ({ invites, now }) => ({
      invites: invites.map((invite) => toInviteBody(invite, now)),
    })),
  "POST /api/admin/builder-invites": ({ core, by }, { body: { email, builderId } }) =>
    mapped(
      core.supply.inviteBuilder({
        email,
        by,
        builderId: builderId === null ? null : asId<"builder">(builderId),
      }),
      () => ({ message: "Invite sent" }),
    ),
  "POST /api/admin/builder-invites/:id/revoke": ({ core, by }, { params: { id } }) =>
    mapped(core.supply.revokeInvite({ id: asId(id), by }), () => ({ message: "Invite canceled" })),
  "POST /api/builder-invites/open": ({ core }, { body: { token } }) =>
    mapped(core.supply.openInvite({ token }), ({ builderName, expiresAt }) => ({
      builderName,
      expiresAt: expiresAt.toISOString(),
    })),
  "POST /api/builder-invites/accept": async ({ core, by, from, session }, { body: { token } }) => {
    const accepted = await core.supply.acceptInvite({ token, by, secret: session.secret, from });
    if (accepted.ok && accepted.value.sessionSecret !== null) {
      session.renew(accepted.value.sessionSecret);
    }
    return mapped(accepted, () => ({ message: "Welcome" }));
  },
};
