import { Badge } from "../ui/feedback/badge.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { zonedTime } from "../ui/text/zoned-time.ts";
import { useNow } from "../ui/use-now.ts";
import { clockWords } from "./clock-words.ts";

/**
 * Badge with the time left until a due time, which its tooltip shows. The server renders the day.
 */
export function ClockChip({ dueAt }: { dueAt: string }) {
  const now = useNow();
  if (!now) {
    return (
      <Badge>
        Due <DateText iso={dueAt} format="MMM d" />
      </Badge>
    );
  }
  const { words, tone } = clockWords(dueAt, now);
  return (
    <Badge tone={tone}>
      <time dateTime={dueAt} title={`Due ${zonedTime(dueAt, "PPp", { now })}`}>
        {words}
      </time>
    </Badge>
  );
}
