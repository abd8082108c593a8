import { createHash } from "node:crypto";
import { join } from "node:path";
import process from "node:process";
import pg from "pg";
import { openEmbeddedPostgres } from "../../embedded-postgres/open-embedded-postgres.ts";
import type { Server } from "../../embedded-postgres/open-server.ts";
import { folderInMemory } from "../../embedded-postgres/test/folder-in-memory.ts";
import { reachDatabase } from "../server/reach-database.ts";
import { hasDocker } from "./has-docker.ts";

/** Settings that trade durability for speed. */
const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/** One folder per checkout, in memory if there is room; concurrent runs share its server. */
function dataFolder(): string {
  const memory = folderInMemory();
  if (!memory) return ".data/test";
  const checkout = createHash("sha256").update(process.cwd()).digest("hex").slice(0, 8);
  return join(memory, `boothwright-test-${checkout}`);
}

/** A real PostgreSQL for tests: TEST_DATABASE_URL, else a container, else the embedded one. */
export async function openTestPostgres(): Promise<Server> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) {
    await reachDatabase(url);
    return withAppRole({ url, release: () => Promise.resolve() });
  }
  if (await hasDocker()) return startContainer();
  return openEmbeddedPostgres({ folder: dataFolder(), settings });
}

async function startContainer(): Promise<Server> {
  const { GenericContainer, Wait } = await import("testcontainers");
  const container = await new GenericContainer("postgres:18")
    .withEnvironment({ POSTGRES_PASSWORD: "test", POSTGRES_DB: "boothwright" })
    .withCommand(["postgres", ...Object.entries(settings).flatMap(([k, v]) => ["-c", `${k}=${v}`])])
    .withExposedPorts(5432)
    // the container starts the server twice: first to initialize it
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
    .start();
  const place = `${container.getHost()}:${container.getMappedPort(5432)}`;
  return withAppRole({
    url: `postgresql://postgres:test@${place}/boothwright`,
    async release() {
      await container.stop();
    },
  });
}

/** Adds the app's role, with the owner's password. It isn't removed. */
async function withAppRole({ url: migrateUrl, release }: Omit<Server, "migrateUrl">) {
  const url = new URL(migrateUrl);
  url.username = "boothwright_test_app";
  const client = new pg.Client({ connectionString: migrateUrl });
  await client.connect();
  try {
    const known = await client.query("select from pg_roles where rolname = $1", [url.username]);
    const password = client.escapeLiteral(decodeURIComponent(url.password));
    if (known.rowCount === 0)
      await client.query(`create role ${url.username} login password ${password}`);
  } finally {
    await client.end();
  }
  return { url: url.href, migrateUrl, release };
}
