import { expect, test } from "vitest";
import { showsBuiltAt } from "./shows-built-at.ts";

const work = (eventName: string | null, year: string | null) => ({
  id: "1",
  title: "Booth",
  size: "20x20",
  projectType: null,
  location: null,
  imageUrl: "/1",
  pictureLabel: null,
  eventName,
  year,
});

test("showsBuiltAt() has each show once, with its booths and the latest year", () => {
  const shows = [
    work("EMO", "2025"),
    work("CES", "2024"),
    work("CES 2026", "2026"),
    work(null, "2020"),
  ];
  expect(showsBuiltAt([...shows, work("HIMSS", null)])).toEqual([
    { name: "CES", booths: 2, latestYear: "2026" },
    { name: "EMO", booths: 1, latestYear: "2025" },
    { name: "HIMSS", booths: 1, latestYear: null },
  ]);
});
