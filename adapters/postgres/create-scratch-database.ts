import pg from "pg";

type Options = { name: string; template?: string };

/** Creates a database beside another on the same server. `drop()` removes it, whoever is connected. */
export async function createScratchDatabase(serverUrl: string, { name, template }: Options) {
  await run(serverUrl, `create database "${name}"${template ? ` template "${template}"` : ""}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return {
    url: url.href,
    drop: () => run(serverUrl, `drop database if exists "${name}" with (force)`),
  };
}

async function run(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end().catch(() => {});
  }
}
