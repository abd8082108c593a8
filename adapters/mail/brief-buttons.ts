import type { LinkFacts } from "../../domain/messages/letter-facts.ts";
import type { BuilderId } from "../../domain/shared/id.ts";
import { respondUrl } from "./answer-buttons.ts";
import type { Block, WriteLetter } from "./letter-words.ts";

type Written = Parameters<WriteLetter<"questions-answered">>;
type Linked = Pick<Written[0], "request"> & { builderId?: BuilderId; link?: LinkFacts };
/**
 * `of`: what opens on the dashboard. `second`: its label beside a link. `part`: fragment of the
 * link's page. `also`: another part of it that has a button.
 */
type Leads = {
  label: string;
  second?: string;
  of?: "request" | "quote";
  part?: string;
  also?: { label: string; part: string } | undefined;
};

/**
 * Buttons to the brief and its quote: by the link that needs no sign-in, if there is one, and on
 * the dashboard.
 */
export function briefButtons(
  { request, builderId, link }: Linked,
  site: Written[1],
  { label, second = "See it in your dashboard", of = "quote", part, also }: Leads,
): Block[] {
  const onDashboard = site.signInLink(`/dashboard?${of}=${request.quoteRequestId}`);
  if (!link || !builderId) return [{ kind: "button", label, url: onDashboard }];
  const byLink = respondUrl(site, { request, builderId, link });
  return [
    { kind: "button", label, url: part ? `${byLink}#${part}` : byLink },
    ...(also
      ? [
          {
            kind: "button",
            label: also.label,
            url: `${byLink}#${also.part}`,
            isSecond: true,
          } as const,
        ]
      : []),
    { kind: "button", label: second, url: onDashboard, isSecond: true },
    {
      kind: "note",
      text: `The first ${also ? "two links need" : "link needs"} no sign-in, so don't forward this email.`,
    },
  ];
}
