import type pg from "pg";

type Column = { name: string; type: string };
export type StoredTable = { name: string; columns: Column[]; sequences: string[] };

type Row = { name: string; columns: Column[]; needs: string[] };

/** All tables in `public` except the list of migrations, which is handled by itself. */
const tables = `
  select c.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
     from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    coalesce((select json_agg(distinct f.confrelid::regclass::text)
     from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid), '[]') as needs
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'mikro_orm_migrations'
  order by c.relname`;

const sequences = `
  select format('%I', s.relname) as sequence, t.relname as name from pg_class s
  join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i') and d.classid = 'pg_class'::regclass
  join pg_class t on t.oid = d.refobjid join pg_namespace n on n.oid = s.relnamespace
  where s.relkind = 'S' and n.nspname = 'public' and t.relname <> 'mikro_orm_migrations'`;

/** The tables and their stored columns (computed ones left out), referenced tables first. */
export async function storedTables(client: pg.Client): Promise<StoredTable[]> {
  const { rows } = await client.query<Row>(tables);
  const owned = await client.query<{ sequence: string; name: string }>(sequences);
  const left = new Map(rows.map((row) => [row.name, row]));
  const ordered: StoredTable[] = [];
  while (left.size > 0) {
    const free = [...left.values()].filter(({ needs }) => !needs.some((need) => left.has(need)));
    if (free.length === 0) throw new Error(`Tables point at each other: ${[...left.keys()]}`);
    for (const { name, columns } of free) {
      left.delete(name);
      const own = owned.rows.filter((row) => row.name === name);
      ordered.push({ name, columns, sequences: own.map(({ sequence }) => sequence) });
    }
  }
  return ordered;
}
