import type { OwnQuoteBody } from "../../app-server/contract/dashboard.ts";
import { requestFacts } from "../quotes/request/request-facts.ts";
import { Button } from "../ui/action/button.tsx";
import { Facts } from "../ui/data/facts.tsx";
import { pressable, row, rowAction } from "../ui/data/rows.css.ts";
import { Badge } from "../ui/feedback/badge.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { RequestProgress } from "./request-progress.tsx";
import { requestStatusText } from "./request-status-text.ts";

type Props = { request: OwnQuoteBody; onOpen: () => void };

/** One of the exhibitor's requests. The whole row and its button open it. */
export function RequestRow({ request, onOpen }: Props) {
  const { badge, tone } = requestStatusText(request);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for the keyboard there is the button
    <li className={`${row} ${pressable}`} onClick={onOpen}>
      <Inline gap="medium">
        <Heading level={3} size="card">
          {request.tradeShowName}
        </Heading>
        <Badge tone={tone}>{badge}</Badge>
      </Inline>
      <Facts items={[...requestFacts(request), { label: "Created", value: created(request) }]} />
      <RequestProgress request={request} />
      <div className={rowAction}>
        <Button size="small">
          View Details<VisuallyHidden> of {request.tradeShowName}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

function created({ createdAt }: { createdAt: string | null }) {
  return createdAt ? <DateText iso={createdAt} /> : "Unknown date";
}
