import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { release } from "../contract/release.ts";
import { assertRuntime, leastNode } from "./assert-runtime.ts";

const { engines, version } = JSON.parse(readFileSync("package.json", "utf8"));

test.for(["20.20.2", "22.21.9", "8.0.0"])("Node %s is refused in one sentence [Z19]", (node) => {
  expect(() => assertRuntime({ node })).toThrow(
    `Boothwright needs Node ${leastNode} or later, and this is Node ${node}`,
  );
});

test.for(["22.22.0", "22.100.1", "24.0.0"])("Node %s is accepted [Z19]", (node) => {
  expect(() => assertRuntime({ node })).not.toThrow();
});

test("Deno is accepted, whatever Node it says it is; the least Node and the release are the manifest's [Z19]", () => {
  expect(() => assertRuntime({ deno: "2.9.6", node: "20.0.0" })).not.toThrow();
  expect(engines.node).toBe(`>=${leastNode}`);
  expect(version).toBe(release);
});
