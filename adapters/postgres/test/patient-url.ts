import { patienceMs } from "../../system/test/patience.ts";

/** The address of a database for whose connections one waits as long as a test does. */
export const withPatience = (databaseUrl: string): string =>
  changed(databaseUrl, { connect_timeout: patienceMs / 1000 });

/** The same with the product's own wait, for what tests that wait. */
export function withoutPatience(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.delete("connect_timeout");
  return url.href;
}

/** The address of a database at which an app waits for locks and answers, too, as long as a test does. */
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
