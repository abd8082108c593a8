import { existsSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** There once the build and the samples' database are; see `test-server.ts`. */
    preparedFile: string;
  }
}

// before each file of browser tests, so that none of them meets a build that is not whole
const file = inject("preparedFile");
while (!existsSync(file)) await sleep(50);
const whatWentWrong = readFileSync(file, "utf8");
if (whatWentWrong) throw new Error(whatWentWrong);
