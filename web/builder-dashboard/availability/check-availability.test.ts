import { expect, test } from "vitest";
import { usualCapacity } from "../../../domain/builder-profiles/capacity/builder-capacity.ts";
import { checkAvailability } from "./check-availability.ts";

test("checkAvailability() names the field of what the API would refuse [Q40]", () => {
  expect(checkAvailability(usualCapacity)).toEqual({});
  const away = [
    { from: "2027-01-04", until: "2027-01-08" },
    { from: "", until: "" },
    { from: "2027-02-02", until: "2027-02-01" },
  ];
  expect(checkAvailability({ ...usualCapacity, away })).toEqual({
    "away.1.from": "Choose the first day away",
    "away.1.until": "Choose the last day away",
    "away.2.until": "The last day away is before the first",
  });
  const other = { workDays: [], workFrom: "18:00", workUntil: "", mostJobs: 99 };
  expect(Object.keys(checkAvailability({ ...usualCapacity, ...other })).toSorted()).toEqual([
    "mostJobs",
    "workDays",
    "workUntil",
  ]);
  expect(checkAvailability({ ...usualCapacity, workUntil: "08:00" })).toEqual({
    workUntil: "Work must end after it starts",
  });
});
