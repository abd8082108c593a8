import { writeInZone } from "./write-in-zone.ts";

/** The UTC date, such as "Mar 3, 2027". */
export function dayText(at: Date): string {
  return writeInZone(at, { dateStyle: "medium" }, "UTC");
}
