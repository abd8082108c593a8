import { expect, test } from "vitest";
import { emptyLine, lineInputsOf } from "./line-inputs.ts";
import { readPastedLines, withPasted } from "./pasted-lines.ts";

const asked = { serviceType: "exhibit-labor-only", features: [] };

test("readPastedLines() reads rows of a spreadsheet, and says what is wrong with which [R05]", () => {
  const text = [
    "Category\tDescription\tQty\tUnit\tPrice",
    "Structure\tAluminum frame\t400\tsq ft\t$130.00",
    'Drayage\t"Advance, 2,000 lb"\t20\tcwt\t1,190.5',
    "",
    "Magic\tSparkles\t1\teach\t5",
    "Install labor\t\t12.5\thrs\tninety",
    "Flooring\t\tmany\tsqft\t4",
    "Discount\tFor early order\t\t\t-500",
    "Graphics\t\t\tyards\t4",
    "Tax\t\t\t\t",
  ].join("\r\n");
  const { rows, dropped } = readPastedLines(text);
  expect(dropped).toBe(0);
  expect(rows).toMatchObject([
    {
      number: 2,
      line: {
        ...{ category: "structure", label: "Aluminum frame", kind: "included" },
        ...{ quantity: "400", unit: "sq-ft", unitPrice: "130.00" },
      },
    },
    { number: 3, line: { category: "material-handling", label: "Advance, 2,000 lb", unit: "cwt" } },
    { number: 5, error: `We don't know the category "Magic"` },
    { number: 6, error: `"ninety" isn't a price in dollars` },
    { number: 7, error: `"many" isn't a quantity` },
    { number: 8, line: { category: "discount", quantity: "", unit: "lot", unitPrice: "-500" } },
    { number: 9, error: `We don't know the unit "yards"` },
    { number: 10, error: "The price is missing" },
  ]);
});

test("readPastedLines() takes prices of the quote's currency, and refuses those of another [R05] [R38]", () => {
  const price = (text: string, currency?: string) => {
    const [row] = readPastedLines(`Structure\tFrame\t\t\t${text}`, currency).rows;
    return row && "line" in row ? row.line.unitPrice : row?.error;
  };
  for (const text of ["€4,800", "4,800 €", "EUR 4,800", "4,800"]) {
    expect(price(text, "EUR")).toBe("4,800");
  }
  expect([price("$4,800"), price("USD 4,800"), price("$4,800", "CAD")]).toEqual(
    Array(3).fill("4,800"),
  );
  const other = "the currency of this quote";
  expect(price("€4,800")).toBe(`"€4,800" isn't in USD, ${other}`);
  expect(price("$4,800", "EUR")).toBe(`"$4,800" isn't in EUR, ${other}`);
  expect(price("TBD", "EUR")).toBe(`"TBD" isn't a price in EUR`);
});

test("readPastedLines() takes the first 120 of 10,000 rows, and counts the others", () => {
  const { rows, dropped } = readPastedLines("av\tA screen\t1\teach\t5\n".repeat(10_000));
  expect([rows.length, dropped]).toEqual([120, 9880]);
});

test("withPasted() fills rows that say nothing, and adds the rest at the end [R05]", () => {
  const present = lineInputsOf([], asked);
  expect(present.map(({ category, kind }) => [category, kind])).toEqual([
    ["install", ""],
    ["dismantle", ""],
    ["supervision", ""],
  ]);
  const pasted = [
    emptyLine("dismantle", { kind: "included", unitPrice: "5" }),
    emptyLine("dismantle", { kind: "included", unitPrice: "6" }),
    emptyLine("av", { kind: "included", unitPrice: "7" }),
  ];
  const rows = withPasted(present, pasted);
  expect(rows.map(({ category, unitPrice }) => `${category} ${unitPrice}`)).toEqual([
    ...["install ", "dismantle 5", "supervision ", "dismantle 6", "av 7"],
  ]);
});
