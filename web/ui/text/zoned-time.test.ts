import { expect, test } from "vitest";
import { zonedTime } from "./zoned-time.ts";

const chicago = "America/Chicago";
const now = new Date("2027-01-05T18:00:00.000Z"); // noon in Chicago

test.for([
  ["2027-01-06T05:31:00.000Z", "MMM d", "Jan 5"],
  ["2027-01-06T05:31:00.000Z", "MMM d, yyyy", "Jan 5, 2027"],
  ["2027-01-06T05:31:00.000Z", "MMMM d, yyyy", "January 5, 2027"],
  ["2027-01-06T05:31:00.000Z", "PPp", "Jan 5, 2027, 11:31 PM CST"],
  ["2027-07-06T05:31:00.000Z", "PPp", "Jul 6, 2027, 12:31 AM CDT"],
  ["Spring 2027", "PPp", "Spring 2027"],
] as const)("zonedTime() of %s as %s is %s in Chicago", ([iso, format, words]) => {
  expect(zonedTime(iso, format, { now, timeZone: chicago })).toBe(words);
});

test.for([
  ["2027-01-05T18:00:20.000Z", "just now"],
  ["2027-01-05T18:00:59.000Z", "just now"],
  ["2027-01-05T18:01:00.000Z", "in 1 minute"],
  ["2027-01-05T17:15:00.000Z", "45 minutes ago"],
  ["2027-01-05T14:00:00.000Z", "today at 8:00 AM CST"],
  ["2027-01-06T05:59:00.000Z", "today at 11:59 PM CST"],
  ["2027-01-06T06:00:00.000Z", "tomorrow at 12:00 AM CST"],
  ["2027-01-05T05:31:00.000Z", "yesterday at 11:31 PM CST"],
  ["2027-01-07T18:00:00.000Z", "Jan 7, 2027, 12:00 PM CST"],
  ["2026-12-31T18:00:00.000Z", "Dec 31, 2026, 12:00 PM CST"],
] as const)("zonedTime() of %s near noon of January 5 is %s", ([iso, words]) => {
  expect(zonedTime(iso, "near", { now, timeZone: chicago })).toBe(words);
});

test("zonedTime() names the zone of readers elsewhere", () => {
  const at = (timeZone: string) => zonedTime("2027-01-06T05:31:00.000Z", "PPp", { now, timeZone });
  expect(at("Europe/Berlin")).toBe("Jan 6, 2027, 6:31 AM GMT+1");
  expect(at("UTC")).toBe("Jan 6, 2027, 5:31 AM UTC");
});

test.each([
  ["2027-01-06T19:14:00Z", "tomorrow 1:14 PM CST, 25 hours left"],
  ["2027-01-05T18:25:00Z", "today 12:25 PM CST, 25 minutes left"],
  ["2027-01-05T19:00:00Z", "today 1:00 PM CST, 1 hour left"],
  ["2027-01-07T16:00:00Z", "Thursday 10:00 AM CST, 46 hours left"],
  ["2027-01-07T18:01:00Z", "Thu, Jan 7, 12:01 PM CST"],
  ["2027-01-05T17:59:00Z", "Tue, Jan 5, 11:59 AM CST"],
])("a deadline at %s is read as %s, with the time left within two days [W05]", (iso, words) => {
  const noon = new Date("2027-01-05T18:00:00Z");
  expect(zonedTime(iso, "due", { now: noon, timeZone: chicago })).toBe(words);
});
