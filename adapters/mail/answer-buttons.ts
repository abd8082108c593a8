import type { Letter } from "../../domain/messages/letter.ts";
import type { Block } from "./letter-words.ts";
import type { MailSite } from "./mail-site.ts";

type Invited = Pick<
  Letter & {
    kind: "invitation-reminder" | "seat-confirmed" | "quote-taken-back" | "response-link-renewed";
  },
  "request" | "builderId" | "link"
>;

/** A builder's ways to answer an invitation without a sign-in: three buttons, one page. `isAgreed`: they said that they will quote. */
export function answerButtons(
  site: MailSite,
  { request, builderId, link }: Invited,
  isAgreed = false,
): Block[] {
  const url = site.respondLink({
    ...link,
    requestId: request.quoteRequestId,
    builderId,
    invitedAt: new Date(link.invitedAt),
  });
  return [
    ...(isAgreed ? [] : [{ kind: "button", label: "We will quote", url } as const]),
    { kind: "button", label: "Send your quote", url: `${url}#quote` },
    { kind: "button", label: "Decline", url: `${url}#decline` },
  ];
}
