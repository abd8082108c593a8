import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { createScratchDatabase } from "../../adapters/postgres/create-scratch-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    sampledTemplate: string;
  }
}

/** A database as the app leaves it after its first start: everything but the first start's seconds. */
export function createSampledDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const { url, prefix } = inject("testServer");
  const template = inject("sampledTemplate");
  return createScratchDatabase(url, { name: prefix + randomUUID().slice(0, 8), template });
}
