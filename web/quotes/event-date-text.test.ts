import { expect, test } from "vitest";
import { eventDateText } from "./event-date-text.ts";

test.for([
  ["2027-03-09", "Mar 9, 2027"],
  ["March 9-12, 2027", "March 9-12, 2027"],
  ["2027-13-45", "2027-13-45"],
  ["Spring", "Spring"],
] as const)("eventDateText() shows %s as %s", ([given, shown]) => {
  expect(eventDateText(given)).toBe(shown);
});
