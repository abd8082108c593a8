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
      name: "Sierra Exhibit Works",
      coverageAreas: ["Las Vegas", "California"],
      yearsInBusiness: 12,
      minimumProjectBudget: 20_000,
      email: "hello@sierra.example",
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
  ["name,rating,\nA,5,", "Unknown columns: rating"],
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
      form: { name: "A", email: "a@b.example", coverageAreas: [], website: null },
      errors: [{ field: "yearsInBusiness", message: "Years in business is required" }],
    },
  ]);
});

test.for([
  ["250000", 250_000],
  ["250,000", 250_000],
  ["$1 250 000", 1_250_000],
  ["250.000", null],
  ["20,000.00", 20_000],
  ["US$20,000", 20_000],
  ["20000 USD", 20_000],
  ["２０,０００", 20_000],
  ["€20,000", null],
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
    name: "=1+1",
    phone: "+1-702-555-0100",
    description: "<b>Bold</b> 'quoted'",
  });
});

const head = "name,email,city,teamSize,phone,website";
const cells = "Reno Booths,a@b.example,Reno,25-50,775-555-0100,https://one.example.com";
const builder = {
  name: "Reno Booths",
  email: "a@b.example",
  city: "Reno",
  teamSize: "25-50",
  phone: "775-555-0100",
  website: "https://one.example.com",
};
const semicolons = (text: string) => text.replaceAll(",", ";");

test.for([
  ["a first line sep=;", `sep=;\r\n${semicolons(head)}\r\n${semicolons(cells)}\r\n`],
  ["a first line sep= of commas", `\uFEFF"sep=,"\n${head}\n${cells}`],
  [
    "a first line sep= of bars",
    `sep=|\n${head.replaceAll(",", "|")}\n${cells.replaceAll(",", "|")}`,
  ],
  ["unnamed empty columns at the end", `${head},,,\n${cells},,,\n`],
  ["an unnamed empty column between", `,${head}\n,${cells}\n`],
  ["empty cells beyond the head", `${head}\n${cells},,,\n`],
  ["line ends of an old Mac", `${head}\r${cells}\r`],
  [
    "heads in quotation marks",
    `"${head.replaceAll(",", '","')}"\n"${cells.replaceAll(",", '","')}"`,
  ],
  ["labels", `Company name,Email,City,Team size,Phone,Website\n${cells}`],
  ["other words", `Company,E-mail,Town,Employees,Telephone (office),Web Site *\n${cells}`],
  [
    "labels with line breaks",
    `"Company\nName","E-\nmail",CITY,team_size,"Phone No",URL\n${cells}`.replace(
      "Phone No",
      "Phone number",
    ),
  ],
  ["titles above the head, as Numbers writes them", `Table 1,,\n,,\n${head}\n${cells}`, 4],
  [
    "a first line sep=\\t",
    `sep=\\t\n${head.replaceAll(",", "\t")}\n${cells.replaceAll(",", "\t")}`,
  ],
  ["bars", `${head.replaceAll(",", "|")}\n${cells.replaceAll(",", "|")}`],
  [
    "a broken line and a tab in a cell",
    `${head}\n${cells.replace("Reno Booths", '"Reno\r\n\tBooths"')}`,
  ],
  ["texts kept by a formula", `${head}\n${cells.replace("25-50", '"=""25-50"""')}`],
] as const)("%s: a builder is read [X05]", ([, text, row = 2]) => {
  expect(rowsOf(text)).toEqual([{ row, form: builder, errors: [] }]);
});

test("cells that a row stops before are empty, and filled ones beyond the head are refused [X05]", () => {
  const text = `${head}\n${cells}\nA,a@c.example,Reno,25-50\nB,a@d.example,Reno,25-50,,,more`;
  expect(rowsOf(text)).toMatchObject([
    { row: 2, errors: [] },
    { row: 3, form: { name: "A", phone: null, website: null }, errors: [] },
    { row: 4, errors: [{ field: null, message: "The row has more cells than the first line" }] },
  ]);
});

test.for([
  ["teamSize", "25-Oct", 'Team size "25-Oct" looks like a date: the spreadsheet changed it'],
  ["teamSize", "46320", 'Team size "46320" looks like a date: the spreadsheet changed it'],
  [
    "phone",
    "1.78E+10",
    'Phone "1.78E+10" looks like a number with an exponent: the spreadsheet changed it',
  ],
  [
    "leadTimeWeeks",
    "4-Jun",
    'Lead time in weeks "4-Jun" looks like a date: the spreadsheet changed it',
  ],
  ["city", "#N/A", 'City "#N/A" looks like an error of a formula: the spreadsheet changed it'],
] as const)("%s %s is refused: a spreadsheet changed it [X06]", ([field, cell, message]) => {
  expect(rowsOf(`name,${field}\nA,${cell}`)).toEqual([
    { row: 2, form: { name: "A" }, errors: [{ field, message }] },
  ]);
});

test("no spreadsheet takes an example of the template for a date [X06]", () => {
  for (const { name, example } of importColumns) {
    const [one, other] = example.split("-").map(Number);
    expect([name, one !== undefined && one <= 12 && other !== undefined]).toEqual([name, false]);
  }
});

test("one table of builders is imported alike as three spreadsheet programs write it [X05]", () => {
  const columns = [
    "Company Name",
    "E-mail",
    "City",
    "Description",
    "Team size",
    "Minimum project budget",
    "Coverage areas",
  ];
  const rows = [
    [
      "Köln Stände GmbH",
      "hallo@koeln.example",
      "Köln",
      'Booths, "islands"\nand more',
      "25-50",
      "20000",
      "Köln; Bonn",
    ],
    ["Short & Sons", "s@short.example", "Łódź", "Small booths.", "100+"],
  ];
  const write = (
    { between, end, width }: { between: string; end: string; width: number },
    mustQuote: (cell: string) => boolean,
  ) =>
    [columns, ...rows]
      .map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ""))
      .map((row) =>
        row
          .map((cell) => (mustQuote(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
          .join(between),
      )
      .join(end);
  const special = (between: string) => (cell: string) =>
    cell.includes(between) || /["\n]/.test(cell);
  const files = {
    "Excel, CSV UTF-8, United States": `\uFEFF${write({ between: ",", end: "\r\n", width: 7 }, special(","))}\r\n`,
    "Excel, CSV UTF-8, Germany": `\uFEFF${write({ between: ";", end: "\r\n", width: 7 }, special(";"))}\r\n`,
    "Excel, a sheet with formatted columns beside": `\uFEFF${write({ between: ";", end: "\r\n", width: 10 }, special(";"))}\r\n`,
    LibreOffice: `${write({ between: ",", end: "\n", width: 7 }, special(","))}\n`,
    "LibreOffice, Germany, every text in quotes": `${write({ between: ";", end: "\n", width: 7 }, (cell) => cell !== "" && !/^\d+$/.test(cell))}\n`,
    "Google Sheets": write({ between: ",", end: "\r\n", width: 7 }, special(",")),
    "Google Sheets, tab-separated": write({ between: "\t", end: "\r\n", width: 7 }, special("\t")),
    "with sep=": `sep=;\r\n${write({ between: ";", end: "\r\n", width: 7 }, special(";"))}\r\n`,
  };
  for (const [program, text] of Object.entries(files)) {
    expect([program, rowsOf(text)]).toEqual([
      program,
      [
        {
          row: 2,
          form: {
            name: "Köln Stände GmbH",
            email: "hallo@koeln.example",
            city: "Köln",
            description: 'Booths, "islands"\nand more',
            teamSize: "25-50",
            minimumProjectBudget: 20_000,
            coverageAreas: ["Köln", "Bonn"],
          },
          errors: [],
        },
        {
          row: 3,
          form: {
            name: "Short & Sons",
            email: "s@short.example",
            city: "Łódź",
            description: "Small booths.",
            teamSize: "100+",
            minimumProjectBudget: null,
            coverageAreas: [],
          },
          errors: [],
        },
      ],
    ]);
  }
});
