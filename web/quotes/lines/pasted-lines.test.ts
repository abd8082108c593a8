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
        category: "structure",
        label: "Aluminum frame",
        kind: "included",
        quantity: "400",
        unit: "sq-ft",
        unitPrice: "130.00",
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
    "install ",
    "dismantle 5",
    "supervision ",
    "dismantle 6",
    "av 7",
  ]);
});

/** The price of each row, or what is wrong with it. */
const pricesOf = (text: string, currency?: string) =>
  readPastedLines(text, currency).rows.map((row) =>
    "line" in row ? row.line.unitPrice : row.error,
  );

test("a cell with line breaks, tabs or quotation marks in it is one cell [X07]", () => {
  const { rows } = readPastedLines(
    [
      'Structure\t"Island, double deck\nincl. stairs"\t1\tea\t52000',
      'Graphics\t"Printed ""A"" walls\r\n\tand floor"\t400\tsf\t22.50',
      'AV\t20" screen\t2\tea\t300',
      'Furniture\t"Big" table\t1\tea\t90',
      'Lighting\t"never closed\t1\tea\t40',
    ].join("\r\n"),
  );
  expect(rows).toMatchObject([
    { number: 1, line: { label: "Island, double deck incl. stairs", unitPrice: "52000" } },
    { number: 2, line: { label: 'Printed "A" walls and floor', unitPrice: "22.50" } },
    { number: 3, line: { label: '20" screen' } },
    { number: 4, line: { label: '"Big" table' } },
    { number: 5, line: { label: '"never closed', unitPrice: "40" } },
  ]);
});

test.for([
  "\n\nCategory\tDescription\tQty\tUnit\tPrice\n",
  "Quote for Acme, May 2027\n\t\t\t\t\nCATEGORY\tDescription\tQty\tUnit\tPrice\n",
  "Graphics\n\u00a0Category\u00a0\tDescription\n",
  "Our prices\nCost\tDescription\tQuantity\tUOM\tUnit price (USD)\n",
])("a head is found below empty lines and titles: %j [X07]", (head) => {
  const { rows } = readPastedLines(`${head}Structure\tIsland\t\t\t52000\n`);
  const number = head.split("\n").length;
  expect(rows).toMatchObject([{ number, line: { label: "Island", unitPrice: "52000" } }]);
});

test("lines above a repeated head stay, and every white space is a space [X07]", () => {
  const text =
    "Structure\tIsland\t\t\t5\nCategory\tDescription\nHanging\u00a0sign\tA\u2009sign\t4\tsq\u00a0ft\t9\n";
  expect(readPastedLines(text).rows).toMatchObject([
    { number: 1, line: { category: "structure" } },
    { number: 3, line: { category: "hanging-sign", label: "A sign", unit: "sq-ft" } },
  ]);
});

test("amounts are read as accounting writes them [X07]", () => {
  const rows = [
    "Structure\tIsland\t\t\t $ 52,000.00 ",
    "Discount\tReturning client\t\t\t(2,500.00)",
    "Shipping\tRound trip\t\t\t $ -   ",
    "Labor\tI&D\t16\thrs\t$145.00",
  ];
  expect(pricesOf(rows.join("\n"))).toEqual(["52,000.00", "-2,500.00", "0", "145.00"]);
});

test.for([
  ["US$145.00", "145.00"],
  ["US $ 145.00", "145.00"],
  ["USD$145", "145"],
  ["$145.00 USD", "145.00"],
  ["usd 145", "145"],
  ["$\u00a01\u202f450", "1 450"],
  ["CHF 1’450.00", `"CHF 1’450.00" isn't in USD, the currency of this quote`],
  ["CA$145", `"CA$145" isn't in USD, the currency of this quote`],
  ["–", "0"],
  ["(0.00)", "0.00"],
  ["\u200e$145.00", "145.00"],
  ["＄145", "145"],
  ["U.S. $145", "145"],
  ["$145.-", "145"],
  ["145.–", "145"],
  ["2,500.00 CR", `"2,500.00 CR" is negative. Put a reduction in a discount line`],
  ["$ (-)", "0"],
  ["($500)", `"($500)" is negative. Put a reduction in a discount line`],
  ["500.00-", `"500.00-" is negative. Put a reduction in a discount line`],
  ["−$500", `"−$500" is negative. Put a reduction in a discount line`],
  ["1e3", `"1e3" isn't a price in dollars`],
  ["140.000", `"140.000" isn't a price in dollars`],
])("a pasted price of %j is %j [X07]", ([price = "", read]) => {
  expect(pricesOf(`Structure\tFrame\t\t\t${price}`)).toEqual([read]);
});

test.for(["500 CR", "($500)", "-$500", "$-500", "500-", "(500 )", "$(500)"])(
  "a discount of %j is negative [X07]",
  (price) => {
    expect(pricesOf(`Discount\tEarly order\t\t\t${price}`)).toEqual(["-500"]);
  },
);
