import { randomUUID } from "node:crypto";
import pg from "pg";
import { storedTables } from "../stored-tables.ts";

/** All characters that some program takes for a line end, and others that are hard to encode. */
const oddText =
  'a\u2028b\u2029c\u0085d\re\r\nf\ng\vh\fi\u001cj\u001dk\u001el\u001fm\bn\u007fo\ufeffp\\u2028q\\\u2028r"s\tt🏗 نص';

const dropConstraints = `do $$ declare it record; begin
  for it in select conrelid::regclass as owner, conname from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'f')
  loop execute format('alter table %s drop constraint if exists %I', it.owner, it.conname); end loop;
end $$`;

/** Drops checks so that one row can hold the odd text in all its columns. */
export async function loosenTables(url: string): Promise<void> {
  await withClient(url, (client) => client.query(dropConstraints));
}

/** Inserts a row with the odd text into each table, and returns the number of text columns filled. */
export function fillWithOddText(url: string): Promise<number> {
  return withClient(url, async (client) => {
    let texts = 0;
    for (const { name, columns } of await storedTables(client)) {
      await client.query(`alter table "${name}" disable trigger user`);
      const values = columns.map(({ type }) => sampleOf(type));
      texts += values.filter((value) => JSON.stringify(value).includes("\u2028")).length;
      const places = values.map((_, place) => `$${place + 1}`);
      const names = columns.map((column) => `"${column.name}"`);
      await client.query(
        `insert into "${name}" (${names}) overriding system value values (${places})`,
        values,
      );
    }
    return texts;
  });
}

function sampleOf(type: string): unknown {
  const base = type.replace(/\(.*?\)/, "");
  const value = values[base];
  if (value === undefined) throw new Error(`Say what a column of type ${type} may hold`);
  return value();
}

const values: Record<string, () => unknown> = {
  text: () => oddText,
  "character varying": () => oddText,
  "text[]": () => [oddText, ""],
  jsonb: () => JSON.stringify({ [oddText]: [oddText] }),
  uuid: () => randomUUID(),
  "uuid[]": () => [randomUUID()],
  boolean: () => true,
  integer: () => 1,
  "integer[]": () => [1],
  bigint: () => 1,
  numeric: () => 1.5,
  "double precision": () => 1.5,
  date: () => "2026-11-22",
  "timestamp with time zone": () => "2026-11-22T03:15:00.123Z",
};

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
