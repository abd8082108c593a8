import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { createScratchDatabase } from "./create-scratch-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    testServer: { url: string; template: string; prefix: string };
  }
}

/**
 * A database of one's own with every table and no rows; a copy takes some 30 ms, so each test file
 * makes one and calls `drop()` at its end. Wants `test-server.ts` among vitest's `globalSetup`.
 */
export function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const { url, template, prefix } = inject("testServer");
  return createScratchDatabase(url, { name: prefix + randomUUID().slice(0, 8), template });
}
