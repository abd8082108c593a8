import pg from "pg";

/** Runs one statement on its own connection. */
export async function testQuery(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
