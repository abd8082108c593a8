import { test } from "vitest";
import { expectToSurviveHangUps } from "./steps/expect-to-survive-hang-ups.ts";

test.each([["deno"], ["node"]] as const)(
  "a thousand clients that hang up at any moment of a streamed page leave the server on %s as it was",
  (runtime) => expectToSurviveHangUps(runtime, 1_000),
);
