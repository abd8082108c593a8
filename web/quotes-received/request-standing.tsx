import type { OwnQuoteBody } from "../../app-server/contract/dashboard/dashboard.ts";
import { Notice } from "../ui/feedback/notice.tsx";
import { TextLink } from "../ui/text/text-link.tsx";
import { requestStatusText } from "./request-status-text.ts";

type Props = { request: Pick<OwnQuoteBody, "status" | "standing" | "cancelReason"> };

/** The request's standing as text, with a link to support where only support can help. */
export function RequestStanding({ request }: Props) {
  const { tone, title, text, needsSupport } = requestStatusText(request);
  return (
    <Notice tone={tone === "caution" ? "info" : tone} title={title}>
      {text}
      {needsSupport && (
        <span>
          {" Please "}
          <TextLink to="/contact">contact support</TextLink>.
        </span>
      )}
      {request.cancelReason && <span>{` Reason given: ${request.cancelReason}`}</span>}
    </Notice>
  );
}
