import { parse } from "csv-parse/sync";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { max, member } from "../../../domain/accounts/examples.ts";
import type { ExportedQuote } from "../../../domain/assignment/requests/export-quotes.ts";
import { pendingRequest } from "../../../domain/quotes/examples.ts";
import { testSystem } from "../../test/test-system.ts";
import type { AppEnv } from "../app-env.ts";
import { compressAnswers } from "../middleware/compress-answers.ts";
import { quotesCsv, quotesCsvRoutes } from "./quotes-csv.ts";

it("quotesCsv() writes lines that a reader of RFC 4180 gets back, portion after portion", async () => {
  const text = await write([
    [given({ company: "Say \"hi\", x;=cmd|'/C calc'!A0;y", notes: 'One\r\n"two", three\t4 ' })],
    [given({ company: "Plain & Co", phone: "+1 702 555 0100" })],
  ]);
  expect(text.startsWith("\uFEFFId,Sent,Status,Priority,Company,")).toBe(true);
  expect(text).toContain(`,"Say ""hi"", x;'=cmd|'/C calc'!A0;y",`);
  expect(text).toContain('"One\r\n""two"", three\t4 "');
  expect(text.endsWith("\r\n")).toBe(true);
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
  expect(rows.map(({ Company }) => Company)).toEqual([
    `Say "hi", x;'=cmd|'/C calc'!A0;y`,
    "Plain & Co",
  ]);
  expect(rows[1]?.Phone).toBe("+1 702 555 0100");
});

it("quotesCsv() names builders, the accepted one, the amount in dollars, and when it was completed", async () => {
  const closedAt = new Date("2026-05-01T12:00:00Z");
  const text = await write([
    [
      {
        ...given({ status: "completed", closedAt }),
        assignedBuilders: ["Bea's Booths", "=Evil"],
        accepted: { builder: "Bea's Booths", amount: 42_000_50, boothSize: "20x20" },
      },
      given({ status: "cancelled", closedAt }),
    ],
  ]);
  const [first, second] = parse(text, { bom: true, columns: true }) as Record<string, string>[];
  expect(first).toMatchObject({
    "Assigned builders": "Bea's Booths;' =Evil",
    "Accepted builder": "Bea's Booths",
    "Accepted amount (USD)": "42000.5",
    "Booth the accepted amount is for": "20x20",
    Completed: "2026-05-01T12:00:00.000Z",
  });
  expect(second).toMatchObject({
    "Assigned builders": "",
    "Accepted builder": "",
    "Accepted amount (USD)": "",
    "Booth the accepted amount is for": "",
    Completed: "",
  });
});

it("quotesCsv() of nothing is the names of the columns", async () => {
  expect((await write([])).trimEnd().split("\r\n")).toHaveLength(1);
});

it("the file is sent while it is read, also compressed", async () => {
  const second = Promise.withResolvers<void>();
  async function* source() {
    yield [given({ company: "First & Co" })];
    await second.promise;
    yield [given({ company: "Second & Co" })];
  }
  const core = { assignment: { exportQuotes: async () => ({ ok: true, value: source() }) } };
  const app = new Hono<AppEnv>()
    .use(compressAnswers(testSystem()))
    .use((c, next) => {
      c.set("core", core as never);
      c.set("by", member(max));
      c.set("now", new Date("2026-11-18T15:00:00Z"));
      return next();
    })
    .route("/", quotesCsvRoutes);
  const response = await app.request("/quotes.csv", { headers: { "accept-encoding": "gzip" } });
  expect(response.headers.get("content-encoding")).toBe("gzip");
  let text = "";
  const unpacked = response.body?.pipeThrough(new DecompressionStream("gzip"));
  for await (const piece of unpacked ?? []) {
    text += new TextDecoder().decode(piece);
    if (text.includes("First & Co")) second.resolve();
  }
  expect(text).toContain("Second & Co");
});

function given(facts: Partial<ExportedQuote["request"]>): ExportedQuote {
  return { request: { ...pendingRequest, ...facts }, assignedBuilders: [], accepted: null };
}

async function write(portions: ExportedQuote[][]): Promise<string> {
  async function* source() {
    yield* portions;
  }
  const bytes = await new Response(quotesCsv(source())).arrayBuffer();
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
