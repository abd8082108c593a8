import type { OwnQuoteBody } from "../../../app-server/contract/dashboard/dashboard.ts";
import { requestPath } from "../request-view.ts";

type Input = Pick<OwnQuoteBody, "id" | "standing" | "openQuotes">;

/** The exhibitor's next step with a request and the page for it; null while they wait. */
export function nextStep({
  id,
  standing,
  openQuotes,
}: Input): { label: string; to: string } | null {
  if (standing === "quotes-unpriced") return { label: "Read the reply", to: requestPath(id) };
  if (standing !== "quotes-to-decide") return null;
  return openQuotes > 1
    ? { label: `Compare ${openQuotes} quotes`, to: `/requests/${id}/compare` }
    : { label: "Read the quote", to: requestPath(id) };
}
