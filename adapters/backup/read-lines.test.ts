import { Buffer } from "node:buffer";
import fc from "fast-check";
import { expect, test } from "vitest";
import { codePoint } from "../../domain/shared/test/test-code-point.ts";
import { readLines } from "./read-lines.ts";

const separators = [
  "\u2028",
  "\u2029",
  "\u0085",
  "\r",
  "\v",
  "\f",
  "\u001c",
  "\u001e",
  "\r\r",
  "🏗",
];

async function linesOf(pieces: Uint8Array[]): Promise<string[]> {
  const lines: string[] = [];
  async function* source() {
    yield* pieces;
  }
  for await (const line of readLines(source())) lines.push(line);
  return lines;
}

/** The bytes in pieces of one size, so that a character may be cut in two. */
const inPieces = (bytes: Uint8Array, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
    bytes.subarray(i * size, (i + 1) * size),
  );

test("readLines() ends a line at a line feed and nowhere else, wherever the bytes are cut", async () => {
  const character = fc.oneof(
    fc.constantFrom(...separators),
    fc.string({ unit: codePoint, maxLength: 3 }),
  );
  const line = fc.array(character).map((parts) => parts.join("").replaceAll("\n", ""));
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 9 }),
      async (lines, size) => {
        const text = lines.map((each) => `${each}\n`).join("");
        expect(await linesOf(inPieces(Buffer.from(text), size))).toEqual(lines);
      },
    ),
  );
});

test("readLines() gives what stands after the last line feed, and nothing where there is nothing", async () => {
  expect(await linesOf([Buffer.from("one\ntw"), Buffer.from("o")])).toEqual(["one", "two"]);
  expect(await linesOf([Buffer.from("\n\n")])).toEqual(["", ""]);
  expect(await linesOf([])).toEqual([]);
});
