import { useContext } from "react";
import { formatDate } from "../../format.ts";
import { useNow } from "../use-now.ts";
import { ReaderZone } from "./reader-zone.ts";
import { type TimeFormat, zonedTime } from "./zoned-time.ts";

type Props = {
  iso: string;
  format?: TimeFormat;
  /** `utc`: for a date that a person has set, the same for all readers. */
  zone?: "reader" | "utc";
};

/**
 * An instant in the reader's time zone, with a machine-readable value. Where the time zone is
 * unknown, the server renders the UTC date, the same for all, and the browser replaces it after
 * hydration.
 */
export function DateText({ iso, format = "MMM d, yyyy", zone = "reader" }: Props) {
  const now = useNow();
  const timeZone = useContext(ReaderZone);
  const reading = now && { now, ...(timeZone && { timeZone }) };
  const hasTime = format === "PPp" || format === "near" || format === "due";
  return (
    <time
      dateTime={iso}
      title={reading && hasTime && format !== "PPp" ? zonedTime(iso, "PPp", reading) : undefined}
    >
      {reading && zone === "reader"
        ? zonedTime(iso, format, reading)
        : timeZone && hasTime
          ? zonedTime(iso, format === "due" ? "due" : "PPp", { now: new Date(iso), timeZone })
          : formatDate(iso, hasTime ? "MMM d, yyyy" : format)}
    </time>
  );
}
