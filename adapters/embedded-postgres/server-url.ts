import { readFileSync } from "node:fs";
import { DatabaseProblem } from "../postgres/sql/database-problem.ts";
import type { Place } from "./data-dir.ts";

/** Connection URL of one database of the embedded server, password included. */
export function serverUrl(
  { password, data }: Place,
  port: number,
  { user, database }: { user: string; database: string },
): string {
  return `postgresql://${user}:${readPassword(password, data)}@127.0.0.1:${port}/${database}`;
}

function readPassword(path: string, data: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    throw new DatabaseProblem(`Cannot read ${path}, the password of the database in ${data}`, {
      cause: error,
    });
  }
}
