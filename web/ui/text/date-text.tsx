import { formatDate } from "../../format.ts";
import { useNow } from "../use-now.ts";
import { type TimeFormat, zonedTime } from "./zoned-time.ts";

type Props = {
  iso: string;
  format?: TimeFormat;
  /** `utc`: a day that a person has set, the same for all readers. */
  zone?: "reader" | "utc";
};

/**
 * A moment as people write it, in the reader's zone; machines read the whole of it. The server writes its day, the same
 * for everybody, and the browser puts its reader's own in that place once the page is alive.
 */
export function DateText({ iso, format = "MMM d, yyyy", zone = "reader" }: Props) {
  const now = useNow();
  const hasTime = format === "PPp" || format === "near";
  const day = formatDate(iso, hasTime ? "MMM d, yyyy" : format);
  return (
    <time
      dateTime={iso}
      title={now && format === "near" ? zonedTime(iso, "PPp", { now }) : undefined}
    >
      {now && zone === "reader" ? zonedTime(iso, format, { now }) : day}
    </time>
  );
}
