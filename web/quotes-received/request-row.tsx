import type { OwnQuoteBody } from "../../app-server/contract/dashboard.ts";
import { Facts } from "../quotes/facts.tsx";
import { requestFacts } from "../quotes/request-facts.ts";
import { pressable, row, rowAction } from "../quotes/rows.css.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { DateText } from "../ui/date-text.tsx";
import { Heading } from "../ui/heading.tsx";
import { Inline } from "../ui/inline.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { RequestProgress } from "./request-progress.tsx";
import { requestStatusText } from "./request-status-text.ts";

type Props = { request: OwnQuoteBody; onOpen: () => void };

/** One of the exhibitor's requests. It opens wherever it is pressed, and with its button. */
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
