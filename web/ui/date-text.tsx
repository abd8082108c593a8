import { type DateFormat, formatDate } from "../format.ts";

/** A moment, as people write it; machines read the whole of it. */
export function DateText({ iso, format = "MMM d, yyyy" }: { iso: string; format?: DateFormat }) {
  return <time dateTime={iso}>{formatDate(iso, format)}</time>;
}
