import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressed, encodingFor } from "./compressed.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br;q=0.0, gzip;q=0", null],
  ["BR", "br"],
  ["*", "br"],
  ["*;q=0", null],
  ["identity", null],
  ["", null],
  [null, null],
])("encodingFor(%j) is %j", (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test("compressed() keeps every byte", async () => {
  const bytes = new TextEncoder().encode("a booth of 20 × 30 feet ".repeat(1000));
  expect(new Uint8Array(brotliDecompressSync(await compressed(bytes, "br")))).toEqual(bytes);
  expect(new Uint8Array(gunzipSync(await compressed(bytes, "gzip")))).toEqual(bytes);
  expect((await compressed(bytes, "br")).length).toBeLessThan(bytes.length / 20);
});
