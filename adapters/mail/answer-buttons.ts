import type { Letter } from "../../domain/messages/letter.ts";
import type { Block } from "./letter-words.ts";
import type { MailSite } from "./mail-site.ts";

type Invited = Pick<
  Letter & {
    kind: "invitation-reminder" | "seat-confirmed" | "quote-taken-back" | "response-link-renewed";
  },
  "request" | "builderId" | "link"
>;

/**
 * The three buttons by which a builder answers an invitation without signing in; they open one
 * page. `isAgreed`: the builder has said "We will quote".
 */
export function answerButtons(site: MailSite, invited: Invited, isAgreed = false): Block[] {
  const url = respondUrl(site, invited);
  return [
    ...(isAgreed
      ? []
      : [{ kind: "button", label: "Tell them you'll quote", url, isSecond: true } as const]),
    { kind: "button", label: "Send your quote", url: `${url}#quote` },
    { kind: "button", label: "Decline", url: `${url}#decline`, isSecond: true },
  ];
}

/** URL of the page on which the builder answers without signing in. */
export function respondUrl(site: MailSite, { request, builderId, link }: Invited): string {
  return site.respondLink({
    ...link,
    requestId: request.quoteRequestId,
    builderId,
    invitedAt: new Date(link.invitedAt),
  });
}
