import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toOfferLineBody } from "../../../app-server/contract/quotes/offer-lines.ts";
import { lineOf } from "../../../domain/offers/examples.ts";
import { LineTable } from "./lines-dialog.tsx";

const wall = lineOf("structure", { label: "Wall system", amount: 52_000_00 });
const lines = [
  wall,
  lineOf("graphics", {
    label: "Tension fabric",
    note: "Two sides",
    unit: "sq-ft",
    quantity: 120_500,
    unitPrice: 75_00,
    amount: 9_037_50,
  }),
  lineOf("graphics", { label: "Backlit header", kind: "option", amount: 2_000_00 }),
  lineOf("flooring", { kind: "excluded", billedBy: "exhibitor" }),
  lineOf("management", { within: wall.id }),
  lineOf("install", { unit: "hour", quantity: 40_000, unitPrice: 95_00, amount: 3_800_00 }),
  lineOf("tax", { unit: "percent", quantity: 8_250, amount: 5_334_09 }),
].map(toOfferLineBody);
const quote = { name: "Alder Exhibits", lines, currency: "USD" };

const cellsOf = (html: string) =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = ""]) =>
      cell
        .replace(/<[^>]+>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    ),
  );

test("a quote's lines have their label, note, quantity, prices, state, biller and the line that holds their price [R09]", () => {
  const rows = cellsOf(renderToStaticMarkup(<LineTable quotes={[quote]} category={null} />));
  for (const row of [
    ["Structure (build or rental)", "Wall system", "", "", "$52,000", "Included"],
    ["Graphics", "Tension fabric Two sides", "120.5 sq ft", "$75", "$9,037.50", "Included"],
    ["Graphics", "Backlit header", "", "", "$2,000", "Option, not in the total"],
    ["Flooring", "A line of flooring", "", "", "", "Excluded: the exhibitor arranges it"],
    ["Project management", "A line of management", "", "", "", "In “Wall system”"],
    ["Installation labor", "A line of install", "40 hours", "$95", "$3,800", "Included"],
    ["Tax", "A line of tax", "8.25% of the lines above", "", "$5,334.09", "Included"],
  ]) {
    expect(rows).toContainEqual(row);
  }
});

test("a line that is named as its category says it once [W07]", () => {
  const flooring = lineOf("flooring", { label: "Flooring", amount: 1_800_00 });
  const one = { ...quote, lines: [flooring].map(toOfferLineBody) };
  const rows = cellsOf(renderToStaticMarkup(<LineTable quotes={[one]} category={null} />));
  expect(rows).toContainEqual(["Flooring", "", "", "", "$1,800", "Included"]);
});

test("a category has the lines of each quote, and names those without one [R09]", () => {
  const other = { name: "Birch Booths", lines: lines.slice(0, 1), currency: "USD" };
  const html = renderToStaticMarkup(<LineTable quotes={[quote, other]} category="graphics" />);
  const builders = cellsOf(html).flatMap(([builder]) => builder ?? []);
  expect(builders).toEqual(["Alder Exhibits", "Alder Exhibits"]);
  expect(html).toContain("No line for it: Birch Booths.");
});
