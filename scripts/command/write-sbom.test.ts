import { expect, test } from "vitest";
import { writeSbom } from "./write-sbom.ts";

const manifest = { name: "boothwright", version: "0.1.0", license: "MIT" };

test("writeSbom() lists every package once, with its checksum and what it needs", () => {
  const sbom = writeSbom(manifest, {
    specifiers: {
      "npm:@hono/zod-validator@0.9.1": "0.9.1_hono@4.13.19",
      "npm:hono@4.13.19": "4.13.19",
    },
    npm: {
      "@hono/zod-validator@0.9.1_hono@4.13.19": {
        integrity: "sha512-AQID",
        dependencies: ["hono"],
      },
      "hono@4.13.19": { integrity: "sha512-/w==" },
      "b4a@1.0.0_hono@4.13.19": {},
      "b4a@1.0.0": { dependencies: ["hono@4.13.19", "hono-too@npm:hono@4.13.19"] },
    },
  });
  const validator = "pkg:npm/%40hono/zod-validator@0.9.1";
  expect(sbom.components).toEqual([
    expect.objectContaining({
      name: "@hono/zod-validator",
      version: "0.9.1",
      purl: validator,
      hashes: [{ alg: "SHA-512", content: "010203" }],
    }),
    expect.objectContaining({ name: "hono", hashes: [{ alg: "SHA-512", content: "ff" }] }),
    expect.objectContaining({ name: "b4a", version: "1.0.0" }),
  ]);
  expect(sbom.dependencies).toEqual([
    { ref: "pkg:npm/boothwright@0.1.0", dependsOn: [validator, "pkg:npm/hono@4.13.19"] },
    { ref: validator, dependsOn: ["pkg:npm/hono@4.13.19"] },
    { ref: "pkg:npm/hono@4.13.19", dependsOn: [] },
    { ref: "pkg:npm/b4a@1.0.0", dependsOn: ["pkg:npm/hono@4.13.19"] },
  ]);
});
