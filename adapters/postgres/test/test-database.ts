import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { createScratchDatabase } from "../server/create-scratch-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** `url` is for the role that owns what it makes, `appUrl` for the one that the app works as. */
    testServer: { url: string; appUrl: string; template: string; prefix: string };
  }
}

/**
 * A database of one's own with every table and no rows; a copy takes some 30 ms, so each test file
 * makes one and calls `drop()` at its end. Wants `test-server.ts` among vitest's `globalSetup`.
 */
export async function createTestDatabase() {
  const { url, template, prefix } = inject("testServer");
  const name = prefix + randomUUID().slice(0, 8);
  const database = await createScratchDatabase(url, { name, template });
  return { ...database, appUrl: asApp(database.url) };
}

/** A database of the tests' server, as the app's role reaches it. */
export function asApp(databaseUrl: string): string {
  const url = new URL(inject("testServer").appUrl);
  url.pathname = new URL(databaseUrl).pathname;
  return url.href;
}
