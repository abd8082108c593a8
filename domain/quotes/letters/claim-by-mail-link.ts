import { claimOwnRequests } from "../../accounts/claim-own-requests.ts";
import type { Principal } from "../../accounts/principal.ts";
import type { MessageId } from "../../shared/id.ts";
import { type MailLinkNeeds, readMailLink } from "./read-mail-link.ts";

/**
 * A member who opens a link of an email that was sent to their own address gets the requests that were sent from it while signed
 * out, as by signing in with it. A link to another address, or one that is too old, changes nothing.
 */
export function claimByMailLink(ports: MailLinkNeeds) {
  const read = readMailLink(ports);
  return async ({ id, by }: { id: MessageId; by: Principal }): Promise<void> => {
    if (by.kind === "visitor") return;
    const link = await read({ id });
    if (link?.email.toLowerCase() === by.user.email) await claimOwnRequests(ports, by);
  };
}
