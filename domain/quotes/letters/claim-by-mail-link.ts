import { claimOwnRequests } from "../../accounts/claim-own-requests.ts";
import type { Principal } from "../../accounts/principal.ts";
import type { MessageId } from "../../shared/id.ts";
import { type MailLinkNeeds, readMailLink } from "./read-mail-link.ts";

/**
 * Links requests sent while signed out to the member who opens a link emailed to their own address,
 * as signing in with that address does. Does nothing for another address or an expired link.
 */
export function claimByMailLink(ports: MailLinkNeeds) {
  const read = readMailLink(ports);
  return async ({ id, by }: { id: MessageId; by: Principal }): Promise<void> => {
    if (by.kind === "visitor") return;
    const link = await read({ id });
    if (link?.email.toLowerCase() === by.user.email) await claimOwnRequests(ports, by);
  };
}
