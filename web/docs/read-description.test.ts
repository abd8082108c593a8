import { expect, test } from "vitest";
import { calls } from "../../app-server/contract/calls.ts";
import { describeApi } from "../../app-server/contract/openapi.ts";
import { readDescription } from "./read-description.ts";

test("readDescription() has every call there is, whatever its body is written in", () => {
  const groups = readDescription(describeApi({ name: "Test", origin: "http://localhost" }));
  const read = groups.flatMap((group) =>
    group.calls.map(({ method, path }) => `${method} ${path}`),
  );
  const known = calls.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(read.sort()).toEqual(known.sort());
});
