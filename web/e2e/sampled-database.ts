import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { createScratchDatabase } from "../../adapters/postgres/server/create-scratch-database.ts";
import { asApp } from "../../adapters/postgres/test/test-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    sampledTemplate: string;
  }
}

/** A database as the app leaves it after its first start: everything but the first start's seconds. */
export async function createSampledDatabase() {
  const { url, prefix } = inject("testServer");
  const template = inject("sampledTemplate");
  const name = prefix + randomUUID().slice(0, 8);
  const database = await createScratchDatabase(url, { name, template });
  return { ...database, appUrl: asApp(database.url) };
}
