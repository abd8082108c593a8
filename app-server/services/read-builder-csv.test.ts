import { expect, test } from "vitest";
import { importBounds } from "../../domain/supply/import/builder-row.ts";
import { importColumns } from "../contract/admin/import-columns.ts";
import { readBuilderCsv } from "./read-builder-csv.ts";

const rowsOf = (text: string) => {
  const read = readBuilderCsv(text);
  return "rows" in read ? read.rows : read.problem;
};

test("the template reads as one builder with every column", () => {
  const cells = importColumns.map(({ example }) => `"${example}"`);
  const [row] = rowsOf(`${importColumns.map(({ name }) => name)}\n${cells}`) as {
    form: object;
    errors: object[];
  }[];
  expect(row?.errors).toEqual([]);
  expect(Object.keys(row?.form ?? {})).toEqual(importColumns.map(({ name }) => name));
  expect(row).toMatchObject({
    row: 2,
    form: {
      ...{ name: "Sierra Exhibit Works", coverageAreas: ["Las Vegas", "California"] },
      ...{ yearsInBusiness: 12, minimumProjectBudget: 20_000, email: "hello@sierra.example" },
    },
  });
});

test.for([
  ["a byte order mark and Windows lines", "\uFEFFName,City\r\nA,Reno\r\n"],
  ["semicolons", "Name;City\nA;Reno"],
  ["tabs", "Name\tCity\nA\tReno"],
  ["empty lines and rows", "Name,City\n\nA,Reno\n,\n"],
])("%s are read", ([, text = ""]) => {
  expect(rowsOf(text)).toEqual([
    { row: expect.any(Number), form: { name: "A", city: "Reno" }, errors: [] },
  ]);
});

test("a row has its number in the spreadsheet, also below empty lines and rows", () => {
  const text = "\nName,City\n\nA,Reno\n,\nB,Reno";
  const rows = rowsOf(text);
  expect(Array.isArray(rows) && rows.map(({ row }) => row)).toEqual([4, 6]);
});

test.for([
  ["name\0\nA", "The file is no text. Save it as CSV in UTF-8"],
  ["name", "The file has no builders below its first line"],
  ["", "The file has no builders below its first line"],
  ['name\n"A', "Line 2 is no CSV: check its quotation marks"],
  ["name,rating,\nA,5,", "Unknown columns: rating, (empty)"],
  ["name,Name\nA,B", "The column name is there twice"],
  ["city\nReno", "The first line must name the columns, name among them"],
  [
    `name\n${"A\n".repeat(importBounds.rows + 1)}`,
    `A file may have ${importBounds.rows} builders. Split it`,
  ],
])("%j is refused as a whole", ([text = "", problem]) => {
  expect(rowsOf(text)).toBe(problem);
});

test("each row says what is wrong in it", () => {
  const text = `name,email,yearsInBusiness,coverageAreas,website
,no address,many,${"x".repeat(51)},javascript:alert(1)
K\uFFFDln,a@b.example,1,,
A,a@b.example`;
  expect(rowsOf(text)).toEqual([
    {
      row: 2,
      form: {},
      errors: [
        { field: "name", message: "Company name is required" },
        { field: "email", message: "Invalid email address" },
        { field: "coverageAreas", message: expect.stringContaining("50 characters") },
        { field: "yearsInBusiness", message: "Years in business must be a whole number" },
        { field: "website", message: "Website must be a valid URL" },
      ],
    },
    {
      row: 3,
      form: { email: "a@b.example", coverageAreas: [], yearsInBusiness: 1, website: null },
      errors: [
        {
          field: "name",
          message: "Some characters can't be read. Save the file as CSV in UTF-8",
        },
      ],
    },
    {
      row: 4,
      form: { name: "A", email: "a@b.example" },
      errors: [{ field: null, message: "The row has more or fewer cells than the first line" }],
    },
  ]);
});

test.for([
  ["250000", 250_000],
  ["250,000", 250_000],
  ["$1 250 000", 1_250_000],
  ["250.000", null],
  ["20000,50", null],
  ["20.000,50", null],
  ["1e6", null],
  ["25,00", null],
] as const)("a budget of %s reads as %s", ([typed, amount]) => {
  const [row] = rowsOf(`Name;Minimum project budget\nA;${typed}`) as {
    form: object;
    errors: object[];
  }[];
  const field = "minimumProjectBudget";
  const message = "Minimum project budget must be a whole number";
  expect(row).toMatchObject(
    amount === null
      ? { form: { name: "A" }, errors: [{ field, message }] }
      : { form: { name: "A", [field]: amount }, errors: [] },
  );
});

test("what our exports put before a formula is taken off, the rest stays as typed", () => {
  const [row] = rowsOf(`name,phone,description
'=1+1,\u200E+1-702-555-0100,<b>Bold</b> 'quoted'`) as { form: object }[];
  expect(row?.form).toEqual({
    ...{ name: "=1+1", phone: "+1-702-555-0100", description: "<b>Bold</b> 'quoted'" },
  });
});
