import { expect, test } from "vitest";
import { serviceTypeTitle } from "./service-type-title.ts";

test.for([
  ["exhibit-stand-rental", "Exhibit Stand Rental"],
  ["design-construction-assembly", "Design Construction Assembly"],
  ["other", "Other"],
  ["Turnkey booth", "Turnkey booth"],
  ["", "Full Service"],
  [null, "Full Service"],
  [undefined, "Full Service"],
] as const)("serviceTypeTitle() shows %s as %s", ([stored, shown]) => {
  expect(serviceTypeTitle(stored)).toBe(shown);
});
