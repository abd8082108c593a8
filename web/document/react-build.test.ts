import * as server from "react-dom/server";
import { expect, test } from "vitest";

// the build for edge runtimes, which Deno once resolved to, costs 2.3 times the CPU
test("react-dom/server is the build for Node", () => {
  expect(server).toHaveProperty("renderToPipeableStream");
});
