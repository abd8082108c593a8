import { patienceMs } from "../../system/test/patience.ts";

/** The address of a database at which an app waits for locks, answers and connections as long as a test does. */
export function patientUrl(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  for (const name of ["lock_timeout", "statement_timeout", "query_timeout"]) {
    url.searchParams.set(name, `${patienceMs}`);
  }
  url.searchParams.set("connect_timeout", `${patienceMs / 1000}`);
  return url.href;
}
