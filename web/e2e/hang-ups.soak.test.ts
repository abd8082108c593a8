import { test } from "vitest";
import { expectToSurviveHangUps } from "./steps/expect-to-survive-hang-ups.ts";

test.each([["deno"], ["node"]] as const)(
  "clients that hang up at any byte of a streamed page leave the server on %s as it was",
  (runtime) => expectToSurviveHangUps(runtime, 200),
);
