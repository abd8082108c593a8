import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressed } from "./compressed.ts";

test("compressed() keeps every byte", async () => {
  const bytes = new TextEncoder().encode("a booth of 20 × 30 feet ".repeat(1000));
  expect(new Uint8Array(brotliDecompressSync(await compressed(bytes, "br")))).toEqual(bytes);
  expect(new Uint8Array(gunzipSync(await compressed(bytes, "gzip")))).toEqual(bytes);
  expect((await compressed(bytes, "br")).length).toBeLessThan(bytes.length / 20);
});
