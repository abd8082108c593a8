import { feature } from "../shared/feature.ts";
import { importBuilders } from "./import/import-builders.ts";
import { acceptInvite, openInvite } from "./invite/accept-invite.ts";
import { inviteBuilder, listInvites, revokeInvite } from "./invite/invite-builder.ts";
import { listNearBuilders } from "./list-near-builders.ts";
import { readSupply } from "./read-supply.ts";

/** The use cases: whether there are enough builders, importing and inviting them. */
export const createSupply = feature({
  readSupply,
  inviteBuilder,
  listInvites,
  revokeInvite,
  openInvite,
  acceptInvite,
  importBuilders,
  listNearBuilders,
});
