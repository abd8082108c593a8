import { expect, test } from "vitest";
import { encodingFor } from "./encoding-for.ts";

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
