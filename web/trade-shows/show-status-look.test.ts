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

it("detailStatusLook() tells three apart", () => {
  const labels = ["registration-open", "sold-out", "upcoming", "in-progress", "done", "x"].map(
    (status) => detailStatusLook(status).label,
  );
  expect(labels).toEqual([
    "Registration Open",
    "Sold Out",
    "Upcoming",
    "Upcoming",
    "Upcoming",
    "Upcoming",
  ]);
});
