import { Badge } from "../../ui/feedback/badge.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { useNow } from "../../ui/use-now.ts";
import { waitingTime, waitingTone } from "./waiting-time.ts";

/** How long a request has waited; the day it came in, until the browser's clock is known. */
export function Waited({ since }: { since: string }) {
  const now = useNow();
  if (!now) {
    return (
      <Badge>
        <DateText iso={since} format="MMM d" />
      </Badge>
    );
  }
  return (
    <Badge tone={waitingTone(since, now)}>
      <VisuallyHidden>Waiting for </VisuallyHidden>
      <time dateTime={since}>{waitingTime(since, now)}</time>
    </Badge>
  );
}
