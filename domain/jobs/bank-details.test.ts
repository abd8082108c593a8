import { expect, test } from "vitest";
import { namesBankDetails } from "./bank-details.ts";

test.each([
  "DE89 3704 0044 0532 0130 00",
  "Please wire it to gb29nwbk60161331926819 today",
  "IBAN: FR14-2004-1010-0505-0001-3M02-606.",
  "4111 1111 1111 1111",
  "card 5500-0000-0000-0004, exp 04/29",
  "378282246310005",
  "４１１１１１１１１１１１１１１１",
])("%s is refused as bank details [T33]", (text) => {
  expect(namesBankDetails(text)).toBe(true);
});

test.each([
  "",
  "Call me at +1 (702) 555-0134 or 702-555-0134 ext. 4411",
  "+49 170 4111 1111 1111 1111",
  "Wire 20270304-118, booth 4412",
  "Order 4111 1111 1111 1112",
  "PO2027030412345678901234",
  "DE89 3704 0044 0532 0130 01",
  "The crates are 4000 1200 900 mm, 1250 lb, at 10 20 30",
])("%s is none [T33]", (text) => {
  expect(namesBankDetails(text)).toBe(false);
});
