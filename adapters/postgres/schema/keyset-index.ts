/**
 * An index for listing one owner's rows, newest first. Written as a statement because MikroORM
 * 7.2.1 misreads the sort of `user_id` when `id` follows it.
 */
export function keysetIndex(table: string, owner: string) {
  const name = `${table}_${owner}_keyset_index`;
  return {
    name,
    expression: `create index "${name}" on "${table}" ("${owner}", "created_at" desc, "id" desc)`,
  };
}
