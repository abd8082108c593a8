import type pg from "pg";

/** Names of prepared statements, by their text: a fixed number, since users' input is bound as values. */
const names = new Map<string, string>();

/** A pattern that is bound as a value: how many rows have it decides on the plan. */
const givenPattern = / like [^"]{0,20}\$\d/;

/**
 * The name under which each connection prepares this text when it first runs it; empty where each value needs a plan of its own.
 * PostgreSQL plans a named statement for any value at its sixth run: by such a plan a search for a frequent word took 30 ms, not 0.3.
 */
export function nameStatement(text: string): string {
  const name = names.get(text) ?? (givenPattern.test(text) ? "" : `q${names.size + 1}`);
  names.set(text, name);
  return name;
}

/** Kysely sends statements of a transaction as texts: those that have a name are prepared by it as well. */
export function prepareNamedStatements(client: pg.Client): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const named = (config: unknown, values?: unknown, ...rest: unknown[]) => {
    const name = typeof config === "string" && values ? names.get(config) : undefined;
    return name ? query({ name, text: config, values }, ...rest) : query(config, values, ...rest);
  };
  client.query = named as typeof client.query;
}

/** For a pooler that gives each transaction another connection: what one has prepared, the next does not know. */
export function leaveStatementsUnnamed(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const unnamed = (config: unknown, ...rest: unknown[]) =>
    config !== null && typeof config === "object" && "name" in config
      ? query({ ...config, name: undefined }, ...rest)
      : query(config, ...rest);
  client.query = unnamed as typeof client.query;
}
