import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { openPaper } from "../../../../adapters/pdf/open-paper.ts";
import { categories } from "../../../../domain/offers/category.ts";
import { lineOf } from "../../../../domain/offers/examples.ts";
import { servicesFor } from "../../../../domain/offers/landed/services-at-show.ts";
import { usualChoices } from "../../../../domain/offers/landed/show-charges.ts";
import { offerTotal } from "../../../../domain/offers/line-amount.ts";
import type { OfferLine } from "../../../../domain/offers/offer-line.ts";
import { compareCase } from "../../../../domain/quotes/comparison/compare-case.ts";
import { beasResponse, pendingRequest } from "../../../../domain/quotes/examples.ts";
import { pricedFor } from "../../../../domain/quotes/priced-for.ts";
import type { BuilderId, QuoteResponseId } from "../../../../domain/shared/id.ts";
import { textOfPdf } from "../../../test/text-of-file.ts";
import { acceptedQuotePdf } from "./accepted-quote-pdf.ts";
import { comparisonCsv } from "./comparison-csv.ts";
import { comparisonPdf } from "./comparison-pdf.ts";
import { comparisonSheets } from "./comparison-workbook.ts";

const now = new Date("2026-05-04T12:00:00Z");
const about = { origin: "https://booths.example", now, openPaper };

it.each([
  ["letter", "0 0 792 612"],
  ["a4", "0 0 841.89 595.28"],
] as const)(
  "five quotes by 23 categories are one page of %s in landscape [R35]",
  async (size, box) => {
    const { pages, boxes, text, links } = read(
      await comparisonPdf(given(5, 23), { size, ...about }),
    );
    expect({ pages, boxes }).toEqual({ pages: 1, boxes: [box] });
    expect(text).toContain("Material handling (drayage)");
    expect(text).toContain("Total as quoted");
    expect(text).toContain("Page 1 of 1");
    expect(links).toContain(`https://booths.example/requests/${pendingRequest.id}/compare`);
  },
);

it("a screen reader finds the texts of a paper as paragraphs, in order, and its language [Z25]", async () => {
  const bytes = await comparisonPdf(given(2, 3), { size: "letter", ...about });
  const source = new TextDecoder("latin1").decode(bytes);
  expect(source).toContain("/Marked true");
  expect(source).toMatch(/\/Lang \(en-US\)/);
  expect(source.match(/\/S \/Document\b/g)).toHaveLength(1);
  expect(source.match(/\/S \/P\b/g)?.length).toBeGreaterThan(20);
});

it("twelve quotes of 120 lines take three pages, five quotes on each, and say where estimates come from [R35]", async () => {
  const { pages, text } = read(await comparisonPdf(given(12, 120), { size: "letter", ...about }));
  expect(pages).toBe(3);
  expect(text).toContain("Builder 12");
  const gap = read(await comparisonPdf(given(3, 22, 1), { size: "letter", ...about }));
  expect(gap.text).toContain(
    "Design and engineering, Builder 1: about $1,001.50 ($1,001 to $1,002). Median of",
  );
});

it("an accepted quote has its lines and their total on paper, also in letters beyond Latin [R35]", async () => {
  const { request, quotes } = given(1, 120);
  const [quote] = quotes;
  if (!quote) throw new Error("No quote");
  const named = { ...quote, builderName: "Стенды и Павильоны" };
  const { pages, text } = read(await acceptedQuotePdf(request, named, { size: "a4", ...about }));
  expect(pages).toBeGreaterThan(2);
  expect(text).toContain("ACCEPTED");
  expect(text).toContain("A line of structure");
  const total = offerTotal(quote.response.lines) / 100;
  expect(text).toContain(`Total $${total.toLocaleString("en-US")}`);
  // read from the paper: the amounts of the lines add up to the total
  const amounts = [...text.matchAll(/-?\$([\d,]+(?:\.\d\d)?)/g)].map(([, digits = ""]) =>
    Number(digits.replaceAll(",", "")),
  );
  const ofLines = amounts.filter((amount) => amount !== total);
  expect(ofLines).toHaveLength(120);
  expect(ofLines.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(total, 5);
});

it("the operator's font is for Chinese, Japanese and Korean, and for nothing else [Z25]", async () => {
  // any font tells which texts are set in it
  const own = { path: "node_modules/dejavu-fonts-ttf/ttf/DejaVuSerif.ttf", name: undefined };
  const fontsOf = async (text: string) => {
    const paper = await openPaper({ title: "Fonts", size: "a4" }, own);
    paper.line(text, { x: 40, y: 40, width: 400 });
    const bytes = await paper.bytes({ x: 40, y: 800, text: "Foot", style: {} });
    const source = new TextDecoder("latin1").decode(bytes);
    const names = source.matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?(\w+)/g);
    return [...new Set(Array.from(names, ([, name]) => name))].sort();
  };
  expect(await fontsOf("Booth 5")).toEqual(["Helvetica"]);
  expect(await fontsOf("Стенды")).toEqual(["DejaVuSans", "Helvetica"]);
  for (const name of ["東京ブース", "展位", "부스"])
    expect(await fontsOf(`${name} 5`)).toEqual(["DejaVuSerif", "Helvetica"]);
});

it("the accepted quote in another currency has its lines in it, and the rate [R38]", async () => {
  const { request, quotes } = given(1, 2);
  const [quote] = quotes;
  if (!quote) throw new Error("no quote was given");
  const exchange = { rateMillionths: 1_085_000, source: "Our table", day: "2026-04-30" };
  const response = { ...quote.response, currency: "EUR", exchange, quotedAmount: 2_170_01 };
  const { text } = read(
    await acceptedQuotePdf(request, { ...quote, response }, { size: "a4", ...about }),
  );
  expect(text).toContain("EUR 2,000.01 (about $2,170.01)");
  expect(text).toContain("EUR 1 = $1.085, Our table, Apr 30, 2026");
  expect(text).toContain("Total EUR 2,000.01");
  expect(text).not.toContain("$1,000");
});

it.each([
  ["many lines", Array.from({ length: 200 }, (_, at) => `It is line ${at}.`).join("\n")],
  ["one paragraph", Array.from({ length: 800 }, (_, at) => `It is line ${at}.`).join(" ")],
  ["one word", Array.from({ length: 800 }, (_, at) => `It_is_line_${at}.`).join("")],
])("a long message of %s goes on over the page, above the foot of each [R35]", async (_, text) => {
  const { request, quotes } = given(1, 2);
  const [quote = expect.fail()] = quotes;
  const response = { ...quote.response, responseMessage: text };
  const paper = read(
    await acceptedQuotePdf(request, { ...quote, response }, { size: "letter", ...about }),
  );
  expect(paper.pages).toBeGreaterThan(1);
  const set = paper.text.matchAll(/1 0 0 1 [\d.]+ (-?[\d.]+) Tm\n\/F\d ([\d.]+) Tf\n(.*)/g);
  const lines = [...set].map(([, y, size, words = ""]) => ({ y: Number(y), size, words }));
  const [feet, others] = [true, false].map((isFoot) =>
    lines.filter(({ size }) => (size === "7") === isFoot),
  );
  expect(Math.min(...(others ?? []).map(({ y }) => y))).toBeGreaterThan(
    Math.max(...(feet ?? []).map(({ y }) => y)) + 7,
  );
  const words = (others ?? []).map(({ words }) => words).join("");
  expect(words.replaceAll(" ", "")).toContain(text.replace(/\s/g, ""));
  expect(paper.text).toContain("Total $2,000.01");
});

it("a foreign word of 5,000 letters is set about as fast as words of these letters [Z25]", async () => {
  const paper = await openPaper({ title: "Long", size: "a4" });
  // the least of five: what else runs on the machine takes time of some of them
  const timeOf = (text: string) => {
    const times = Array.from({ length: 5 }, () => {
      const began = performance.now();
      paper.block(text, { x: 40, y: 40, width: 400 });
      return performance.now() - began;
    });
    return Math.min(...times);
  };
  expect(timeOf("Стендстрока".repeat(450))).toBeLessThan(10 * timeOf("Стенд строка ".repeat(450)));
});

it("the comparison says the terms of each quote, and which are for an earlier brief [R21]", async () => {
  const known = given(2, 2);
  const [first, second] = known.quotes;
  if (!first || !second) throw new Error("no quotes were given");
  const terms = { firmness: "range", high: 3_000_00, paymentTerms: "Half with the order" } as const;
  const ranged = { ...first, response: { ...first.response, terms } };
  const early = {
    ...second,
    isForEarlierBrief: true,
    pricedFor: { ...second.pricedFor, boothSize: "10x20" },
  };
  const { text } = read(
    await comparisonPdf({ ...known, quotes: [ranged, early] }, { size: "a4", ...about }),
  );
  expect(text).toContain("$2,000.01 to $3,000");
  expect(text).toContain("Firmness: Range. Payment terms: Half with the order.");
  expect(text).toContain("Priced before your change, for");
  expect(text.match(/10.×.20.ft/g)).toHaveLength(1);
  expect(comparisonCsv({ ...known, quotes: [ranged, early] }, now)).toMatch(
    /Brief,,,,"?Priced before your change, for 10.×.20.ft/,
  );
});

it("exports say who bills what a quote excludes [R09] [R35]", async () => {
  const known = given(3, 21, 1, [
    lineOf("design", { kind: "excluded", billedBy: "show" }),
    lineOf("other", { kind: "excluded", billedBy: "exhibitor" }),
  ]);
  const { text } = read(await comparisonPdf(known, { size: "letter", ...about }));
  expect(text).toContain("excluded: the exhibitor arranges it");
  expect(text).toContain("Design and engineering, Builder 1: excluded, the show bills it; about $");
  const csv = comparisonCsv(known, now);
  expect(csv).toContain("excluded: the show bills it");
  expect(csv).toContain("excluded: the exhibitor arranges it");
  const [quote = expect.fail()] = known.quotes;
  const paper = read(await acceptedQuotePdf(known.request, quote, { size: "letter", ...about }));
  expect(paper.text).toContain("the show bills it");
});

it("spreadsheets mark allowances, and their sums stay [R34]", async () => {
  const allowed = lineOf("flooring", { kind: "allowance", amount: 4_800_00 });
  const known = given(2, 1, 0, [allowed]);
  const rows: string[][] = parse(comparisonCsv(known, now), { bom: true });
  const rowOf = (name: string) => rows.find(([label]) => label === name)?.slice(2);
  expect(rowOf("Flooring")?.[0]).toBe("4800");
  expect(rowOf("Allowances")).toEqual(["Flooring", "", "", ""]);
  const sheets = comparisonSheets(known, { questions: [] }, now).slice(0, 2);
  const marked = sheets.map(({ cells }) =>
    [...(cells?.values() ?? [])].filter(({ style }) => style?.numFmt?.startsWith('"allowance')),
  );
  for (const cells of marked) expect(cells).toMatchObject([{ value: 4800, type: "number" }]);
  expect(comparisonCsv(given(2, 1), now)).not.toContain("Allowances");
});

/** So many quotes with so many lines, over all categories; the first leaves out as many of the first categories. */
function given(count: number, lineCount: number, left = 0, ofFirst: readonly OfferLine[] = []) {
  const responses = Array.from({ length: count }, (_, index) => {
    const priced = Array.from({ length: lineCount }, (_, at) =>
      lineOf(categories[(at + (index === 0 ? left : 0)) % categories.length] ?? "other", {
        amount: 1_000_00 + index * 100 + at,
      }),
    );
    const lines = index === 0 ? [...priced, ...ofFirst] : priced;
    return {
      ...beasResponse,
      id: `${index}` as QuoteResponseId,
      builderId: `${index}` as BuilderId,
      lines,
      quotedAmount: offerTotal(lines),
      validUntil: new Date("2099-01-01"),
    };
  });
  const request = { ...pendingRequest, serviceType: "exhibit-stand-purchase" };
  const { rows, quotes: compared } = compareCase({ request, responses }, now);
  const quotes = compared.map((quote, index) => ({
    ...quote,
    isForEarlierBrief: false,
    pricedFor: pricedFor(request, [], quote.response),
    landed: null,
    builderName: `Builder ${index + 1}`,
  }));
  const services = servicesFor(request, [], []);
  return { request, rows, quotes, services, choices: usualChoices, benchmarks: [] };
}

/** The pages of a PDF with their sizes, and the text that is set in the standard faces. */
function read(bytes: Uint8Array) {
  const source = Buffer.from(bytes).toString("latin1");
  const boxes = [...source.matchAll(/\/MediaBox \[([^\]]+)\]/g)].map(([, box = ""]) => box);
  const links = [...source.matchAll(/\/URI \(([^)]+)\)/g)].map(([, link = ""]) => link);
  return { pages: boxes.length, boxes: [...new Set(boxes)], links, text: textOfPdf(bytes) };
}
