import { Badge } from "../../ui/feedback/badge.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { useNow } from "../../ui/use-now.ts";
import { dueIn, lookAgainIn, waited } from "./waiting-time.ts";

type Props = {
  at: string;
  is: "waiting since" | "due";
  /** When to look again at what is due; said in its place until then. */
  again?: string | null;
};

/** Time since `at` or left until it; the date until the browser's clock is known. */
export function Clock({ at, is, again = null }: Props) {
  const now = useNow();
  if (!now) {
    return (
      <Badge>
        <DateText iso={at} format="MMM d" />
      </Badge>
    );
  }
  if (again && Date.parse(again) > now.getTime()) {
    return (
      <Badge>
        <time dateTime={again}>Look again in {lookAgainIn(again, now)}</time>
      </Badge>
    );
  }
  const { words, tone } = is === "due" ? dueIn(at, now) : waited(at, now);
  return (
    <Badge tone={tone}>
      <VisuallyHidden>{is === "due" ? "Due: " : "Waiting for "}</VisuallyHidden>
      <time dateTime={at}>{words}</time>
    </Badge>
  );
}
