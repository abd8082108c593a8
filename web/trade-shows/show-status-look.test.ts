import { expect, it } from "vitest";
import { detailStatusLook, showStatusLook } from "./show-status-look.ts";

it("showStatusLook() knows five states, and leaves other words plain", () => {
  const looks = ["registration-open", "upcoming", "in-progress", "done", "sold-out"].map(
    showStatusLook,
  );
  expect(looks.map((look) => `${look?.label}, ${look?.tone}`)).toEqual([
    "Registration Open, positive",
    "Upcoming, caution",
    "In Progress, info",
    "Done, critical",
    "Sold Out, critical",
  ]);
  for (const other of ["postponed", "", "toString"]) expect(showStatusLook(other)).toBeNull();
});

const today = "2027-03-10";
const states = ["registration-open", "sold-out", "upcoming", "in-progress", "done", "x"];
const open = ["Registration Open", "Sold Out"];
const over = states.map(() => "Done");

it.each([
  ["without dates", null, null, [...open, "Upcoming", "Upcoming", "Done", "Upcoming"]],
  ["ahead", "2027-03-11", null, [...open, "Upcoming", "Upcoming", "Done", "Upcoming"]],
  ["on its first day", today, "2027-03-12", [...open, ...progress()]],
  ["on its last day", "2027-03-08", today, [...open, ...progress()]],
  ["on its only day", today, null, [...open, ...progress()]],
  [
    "known by its last day only",
    null,
    "2027-03-12",
    [...open, "Upcoming", "Upcoming", "Done", "Upcoming"],
  ],
  ["over since yesterday", "2027-03-07", "2027-03-09", over],
  ["over, a show of one day", "2027-03-09", null, over],
])("detailStatusLook() of a show %s", (_, startDate, endDate, labels) => {
  const labelOf = (status: string) => detailStatusLook({ status, startDate, endDate }, today).label;
  expect(states.map(labelOf)).toEqual(labels);
});

function progress() {
  return ["In Progress", "In Progress", "Done", "In Progress"];
}
