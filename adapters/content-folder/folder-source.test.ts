import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { coerceField } from "../../domain/content-sync/coerce-field.ts";
import { rulesOf } from "../../domain/content-sync/content-fields.ts";
import { openFolderSource } from "./folder-source.ts";

const head = "title,venue,city,startDate,endDate";

/** Every show in a folder with this file, field by field as it would be stored, or as it is refused. */
async function showsIn(file: string | Uint8Array, name = "trade-shows.csv") {
  const folder = mkdtempSync(join(tmpdir(), "folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), file);
  const source = await openFolderSource({
    folder,
    storePicture: async () => ({ problem: "is not stored" }),
  });
  const shows: Record<string, unknown>[] = [];
  for await (const pages of source.list("trade-shows")) {
    for (const page of pages) {
      const { fields } = await source.read(page);
      const read = Object.entries(fields).map(([field, value]) => {
        const rule = rulesOf("trade-shows")[field];
        if (!rule) throw new Error(`There is no ${field}`);
        const fitted = coerceField(rule, value);
        return [field, fitted.ok ? fitted.value : `! ${fitted.reason}`];
      });
      shows.push(Object.fromEntries(read));
    }
  }
  return shows;
}

const latin = (text: string) => Uint8Array.from(Buffer.from(text, "latin1"));

test.for([
  [
    "Windows-1252",
    latin(`${head}\r\nZürich Expo,Messe,Zürich,2027-03-01,2027-03-04\r\n`),
    "isn't UTF-8;",
  ],
  ["UTF-16", Buffer.from(`\uFEFF${head}\n`, "utf16le"), "isn't UTF-8 but UTF-16;"],
] as const)("a file in %s is refused as a whole [X03]", async ([, file, words]) => {
  await expect(showsIn(file)).rejects.toThrow(`trade-shows.csv ${words} save it as CSV UTF-8`);
  await expect(showsIn(file, "trade-shows.json")).rejects.toThrow("save it as UTF-8");
});

test("a field with lost characters is refused [X03]", async () => {
  const [show] = await showsIn(`${head}\nZ\uFFFDrich Expo,Messe,Bern,2027-03-01,2027-03-04`);
  expect(show).toMatchObject({ title: expect.stringMatching(/^! .*can't be read/), city: "Bern" });
});

test.for([
  [
    "semicolons and a byte order mark",
    `\uFEFF${head};expectedAttendees\r\nSemicolon Expo,Messe Köln,Köln,2027-03-01,2027-03-04;12000\r\n`.replaceAll(
      ",",
      ";",
    ),
  ],
  [
    "a first line sep=",
    `sep=\t\n${head},expectedAttendees\nSemicolon Expo,Messe Köln,Köln,2027-03-01,2027-03-04,12000\n`.replaceAll(
      ",",
      "\t",
    ),
  ],
  [
    "titles above the head",
    `Trade shows 2027,,,,,\n,,,,,\n${head},expectedAttendees\nSemicolon Expo,Messe Köln,Köln,2027-03-01,2027-03-04,12000\n`,
  ],
  [
    "unnamed empty columns",
    `${head},Expected Attendees,,\nSemicolon Expo,Messe Köln,Köln,2027-03-01,2027-03-04,"12,000",,\n`,
  ],
])("%s are read [X05]", async ([, file = ""]) => {
  expect(await showsIn(file)).toEqual([
    {
      title: "Semicolon Expo",
      venue: "Messe Köln",
      city: "Köln",
      startDate: "2027-03-01",
      endDate: "2027-03-04",
      expectedAttendees: 12_000,
    },
  ]);
});

test("a row may stop at its last filled cell, and has nothing beyond the head [X05]", async () => {
  expect(await showsIn(`${head}\nShort Expo,Hall`)).toMatchObject([
    { title: "Short Expo", city: null },
  ]);
  const long = `${head}\nA,Hall,Milan,2027-03-01,2027-03-04\nB,Hall,Milan,2027-03-01,2027-03-04,,x`;
  await expect(showsIn(long)).rejects.toThrow("trade-shows.csv: row 3 has more cells");
  await expect(showsIn(`${head}\n"A`)).rejects.toThrow("check the quotation marks from row 2");
});

test("140.000 is ambiguous, 140,000 isn't [X04]", async () => {
  const rows = ["Point Expo,140.000", 'Comma Expo,"140,000"', "Space Expo,140\u202f000"];
  expect(await showsIn(`title,expectedAttendees\n${rows.join("\n")}`)).toMatchObject([
    { expectedAttendees: expect.stringContaining("is ambiguous") },
    { expectedAttendees: 140_000 },
    { expectedAttendees: 140_000 },
  ]);
});
