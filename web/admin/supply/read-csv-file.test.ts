import { expect, test } from "vitest";
import { readCsvFile } from "./read-csv-file.ts";

test("a file is read as UTF-8; another encoding and too large a file are refused", async () => {
  expect(await readCsvFile(new Blob(["name\nKöln Stände"]))).toEqual({ text: "name\nKöln Stände" });
  const latin = await readCsvFile(new Blob([Uint8Array.of(0x4b, 0xf6, 0x6c, 0x6e)]));
  expect(latin).toEqual({ problem: expect.stringContaining("isn't UTF-8") });
  const large = await readCsvFile(new Blob(["a".repeat(200_001)]));
  expect(large).toEqual({ problem: "The file is larger than 200 KB. Split it" });
});
