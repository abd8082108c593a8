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
 * An instant in the reader's time zone, with a machine-readable value. The server renders the UTC
 * day, the same for all, and the browser replaces it after hydration.
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
