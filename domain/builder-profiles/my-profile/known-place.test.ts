import { expect, test } from "vitest";
import { knownPlace } from "./known-place.ts";

const empty = { website: "", city: "", state: "", country: "", region: "" };
const known = (typed: Partial<typeof empty>, cityState: string | null = null) =>
  Object.values(knownPlace({ ...empty, ...typed }, cityState)).join("|");

test("knownPlace fills state, country and region from a known city [W19]", () => {
  expect(known({ city: "Reno" }, "NV")).toBe("Reno|NV|United States|North America");
  expect(known({ city: "Chicago" })).toBe("Chicago||United States|North America");
  expect(known({ city: "Birmingham", country: "UK" }, "AL")).toBe("Birmingham||UK|Europe");
  expect(known({ city: "Toronto" }, "ON")).toBe("Toronto|ON|Canada|North America");
});

test("knownPlace reads a whole address in the city's field [W19]", () => {
  expect(known({ city: "1200 Main St, Reno, NV 89501, USA" })).toBe(
    "Reno|NV|United States|North America",
  );
  expect(known({ city: "Reno, Nevada" })).toBe("Reno|Nevada|United States|North America");
  expect(known({ city: "80331 München, Deutschland" })).toBe("München||Germany|Europe");
  expect(known({ city: "Köln," })).toBe("Köln|||");
});

test("knownPlace takes the country of a website's address, after city and state [W19]", () => {
  expect(known({ website: "https://messebau.de/en" })).toBe("||Germany|Europe");
  expect(known({ website: "https://stands.co.uk" })).toBe("||United Kingdom|Europe");
  expect(known({ website: "https://stands.de", city: "Chicago" })).toContain("United States");
});

test("knownPlace never changes what was typed, and guesses nothing [W19]", () => {
  const typed = { city: "Paris", state: "TX", country: "USA", region: "South" };
  expect(known(typed, "Île-de-France")).toBe("Paris|TX|USA|South");
  for (const website of ["", "nova", "https://nova.io", "https://nova.com", "https://nova.zz"]) {
    expect(known({ website, city: "Nowhere" })).toBe("Nowhere|||");
  }
  expect(known({ city: "Nowhere", country: "constructor" })).toBe("Nowhere||constructor|");
});
