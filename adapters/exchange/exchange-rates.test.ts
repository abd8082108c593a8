import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createExchangeRates, readRate, readRatesTable } from "./exchange-rates.ts";
import { openRatesFile, readRatesFile } from "./rates-file.ts";

const head = "day,currency,rate,source\n";
const file = `${head}2026-11-18,EUR,1.08,Our bank\n2026-11-20,EUR,1.085,Our bank\n2026-11-20,CAD,0.72,Our bank\n`;

test("rateOn() is the latest by the day that is asked for [R38]", () => {
  const rates = createExchangeRates(() => readRatesFile(file));
  expect(rates.currencies()).toEqual(["USD", "CAD", "EUR"]);
  const eur = { rateMillionths: 1_085_000, source: "Our bank", day: "2026-11-20" };
  expect(rates.rateOn("EUR", "2026-11-22")).toEqual(eur);
  expect(rates.rateOn("EUR", "2026-11-19")).toMatchObject({ rateMillionths: 1_080_000 });
  expect(rates.rateOn("EUR", "2026-11-01")).toBeNull();
  expect(rates.rateOn("GBP", "2026-11-22")).toBeNull();
  expect(rates.rateOn("USD", "2026-11-22")).toBeNull();
});

test.each([
  "2026-13-45,EUR,1.08,Our bank",
  "2026-11-20,JPY,0.0064,Our bank",
  "2026-11-20,EUR,about 1,Our bank",
  "2026-11-20,EUR,1.08,",
])("readRatesFile() names the line that is wrong: %s [R38]", (line) => {
  expect(() => readRatesFile(`${head}2026-11-20,CAD,0.72,Our bank\n${line}\n`)).toThrow("Line 3");
});

test("readRatesTable() reads a setting, and nothing else [R38]", () => {
  expect(readRatesTable("2026-11-20 EUR=1.085 CAD=0.72")).toMatchObject([
    { day: "2026-11-20", currency: "EUR", rateMillionths: 1_085_000 },
    { currency: "CAD", rateMillionths: 720_000 },
  ]);
  for (const text of ["EUR=1.085", "2026-11-20", "2026-11-20 EUR 1.085", "2026-11-20 JPY=0.0064"]) {
    expect(readRatesTable(text)).toBeNull();
  }
});

test("readRate() is exact to the millionth [R38]", () => {
  expect(readRate("1.085")).toBe(1_085_000);
  expect(readRate("0.000001")).toBe(1);
  for (const text of ["0", "-1", "1.0000001", "1,08", ""]) expect(readRate(text)).toBeNull();
});

test("openRatesFile() reads a changed file within a minute, and keeps its rates when that is broken [R38]", () => {
  const folder = mkdtempSync(join(tmpdir(), "rates-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "rates.csv");
  const clock = { at: 0 };
  const write = (text: string, second: number) => {
    writeFileSync(path, text);
    utimesSync(path, second, second);
  };
  write(file, 1);
  const read = openRatesFile(path, () => clock.at);
  expect(read()).toHaveLength(3);
  write(`${head}2026-11-21,EUR,1.09,Our bank\n`, 2);
  expect(read()).toHaveLength(3);
  clock.at += 60_000;
  expect(read()).toHaveLength(1);
  write("broken", 3);
  clock.at += 60_000;
  expect(read()).toHaveLength(1);
});

test("rates are read as spreadsheets write them, and not in another encoding [X03] [X05]", () => {
  const written = `\uFEFFsep=;\r\nDay;Currency;Rate;Source;;\r\n2026-11-18;EUR;1.08;Banque de l’Île;;\r\n`;
  expect(readRatesFile(written)).toMatchObject([{ day: "2026-11-18", source: "Banque de l’Île" }]);
  expect(() => readRatesFile(`${head}2026-11-18,EUR,1.08,Banque de l\uFFFDle`)).toThrow("Line 2");
  const folder = mkdtempSync(join(tmpdir(), "rates-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "rates.csv");
  writeFileSync(path, Buffer.from(`${head}2026-11-18,EUR,1.08,Banque de l'Île\n`, "latin1"));
  expect(() => openRatesFile(path)).toThrow("isn't UTF-8; save it as CSV UTF-8");
});
