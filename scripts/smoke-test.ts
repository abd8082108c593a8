import process from "node:process";
import { parseArgs } from "node:util";
import { runSmokeTest } from "./smoke-test/run-smoke-test.ts";

const help = `Plays the main job over the API of a running development server, and prints each step.

  deno task smoke-test [--base http://localhost:8000]`;

const { values } = parseArgs({
  options: {
    base: { type: "string", default: "http://localhost:8000" },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  console.log(help);
} else {
  try {
    await runSmokeTest(values.base, (line) => console.log(`· ${line}`));
    console.log("Smoke test passed");
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
