import { respondUrl } from "../../answer-buttons.ts";
import type { Block, WriteLetter } from "../../letter-words.ts";

type Written = Parameters<WriteLetter<"questions-answered" | "exhibitor-asked">>;

/** To the brief and its questions: by the link that needs no sign-in, where there is one, and on the dashboard. */
export function briefButtons(
  { request, builderId, link }: Pick<Written[0], "request" | "builderId" | "link">,
  site: Written[1],
  linkLabel: string,
): Block[] {
  const url = site.signInLink(`/dashboard?request=${request.quoteRequestId}`);
  if (!link) return [{ kind: "button", label: "See the brief", url }];
  return [
    { kind: "button", label: linkLabel, url: respondUrl(site, { request, builderId, link }) },
    { kind: "button", label: "See it in your dashboard", url, isSecond: true },
    { kind: "note", text: "The first link needs no sign-in, so don't forward this email." },
  ];
}
