import { patienceMs } from "../../system/test/patience.ts";

/** URL of a database with the tests' connection timeout. */
export const withPatience = (databaseUrl: string): string =>
  changed(databaseUrl, { connect_timeout: patienceMs / 1000 });

/** The same URL with the product's own timeout, for tests of that timeout. */
export function withoutPatience(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.delete("connect_timeout");
  return url.href;
}

/** URL of a database with the tests' timeouts for locks and statements, too. */
export const patientUrl = (databaseUrl: string): string =>
  changed(withPatience(databaseUrl), {
    lock_timeout: patienceMs,
    statement_timeout: patienceMs,
    query_timeout: patienceMs,
  });

function changed(databaseUrl: string, settings: Record<string, number>): string {
  const url = new URL(databaseUrl);
  for (const [name, value] of Object.entries(settings)) url.searchParams.set(name, `${value}`);
  return url.href;
}
