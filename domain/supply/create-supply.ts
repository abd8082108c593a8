import type { PeopleReadPorts } from "../accounts/people-reads.ts";
import { type ImportNeeds, importBuilders } from "./import/import-builders.ts";
import { acceptInvite, type JoinNeeds, openInvite } from "./invite/accept-invite.ts";
import { inviteBuilder, listInvites, revokeInvite } from "./invite/invite-builder.ts";
import { listNearBuilders } from "./list-near-builders.ts";
import { readSupply, type SupplyNeeds } from "./read-supply.ts";

/** Ports that these use cases need. */
export type SupplyPorts = SupplyNeeds & ImportNeeds & JoinNeeds & PeopleReadPorts;

/** The use cases: whether there are builders enough, and how they come in. */
export function createSupply(ports: SupplyPorts) {
  return {
    readSupply: readSupply(ports),
    inviteBuilder: inviteBuilder(ports),
    listInvites: listInvites(ports),
    revokeInvite: revokeInvite(ports),
    openInvite: openInvite(ports),
    acceptInvite: acceptInvite(ports),
    importBuilders: importBuilders(ports),
    listNearBuilders: listNearBuilders(ports),
  };
}
