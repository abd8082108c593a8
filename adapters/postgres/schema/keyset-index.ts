/**
 * An index for a list of one owner's things, newest first.
 * As a whole statement: MikroORM 7.2.1 reads the sort of `user_id` wrongly back when `id` follows it.
 */
export function keysetIndex(table: string, owner: string) {
  const name = `${table}_${owner}_keyset_index`;
  return {
    name,
    expression: `create index "${name}" on "${table}" ("${owner}", "created_at" desc, "id" desc)`,
  };
}
