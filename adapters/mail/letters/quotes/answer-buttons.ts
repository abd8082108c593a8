import type { Block, WriteLetter } from "../../letter-words.ts";

type Written = Parameters<WriteLetter<"questions-answered" | "exhibitor-asked">>;

/** To the brief and its questions: by the link that needs no sign-in, where there is one, and on the dashboard. */
export function answerButtons(
  { request, builderId, link }: Pick<Written[0], "request" | "builderId" | "link">,
  site: Written[1],
  linkLabel: string,
): Block[] {
  const { quoteRequestId: requestId } = request;
  const url = site.signInLink(`/dashboard?request=${requestId}`);
  if (!link) return [{ kind: "button", label: "See the brief", url }];
  const byLink = site.respondLink({
    ...{ requestId, builderId, linkVersion: link.linkVersion },
    invitedAt: new Date(link.invitedAt),
  });
  return [
    { kind: "button", label: linkLabel, url: byLink },
    { kind: "button", label: "See it in your dashboard", url },
    { kind: "note", text: "The first link needs no sign-in, so don't forward this email." },
  ];
}
