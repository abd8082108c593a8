import { expect, test } from "vitest";
import { isSameCompany } from "./is-same-company.ts";

test.each([
  ["Northbeam Robotics", "NORTHBEAM  ROBOTICS, Inc."],
  ["Bea's Booths", "Bea’s Booths LLC"],
  ["Großkopf & Söhne GmbH & Co", "Großkopf Sohne GmbH"],
])("isSameCompany() takes %s for %s", (one, other) => {
  expect(isSameCompany(one, other)).toBe(true);
});

test.each([
  ["Atlas Exhibits", "Atlas Robotics"],
  ["Atlas Exhibits", "Atlas Exhibits West"],
  ["", ""],
  ["Inc.", ""],
])("isSameCompany() keeps %j and %j apart", (one, other) => {
  expect(isSameCompany(one, other)).toBe(false);
});
