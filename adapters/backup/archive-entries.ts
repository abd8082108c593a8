import { execFile } from "node:child_process";
import { BackupProblem } from "./backup-problem.ts";

/**
 * A restore leaves these entries of an archive out: the job queue, which workers make again; the mark of a copy, which `restore` sets itself;
 * and the schema `public`, which an archive of a renamed owner would drop with that mark in it. A line is "id; two numbers, type, schema, name, owner".
 */
const unwanted = / (pgboss|SCHEMA - public|public mail_hold) /;

/** The wanted entries of an archive of pg_dump, as the list that `pg_restore --use-list` reads. */
export function wantedEntries(file: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile("pg_restore", ["--list", file], { maxBuffer: 1e8 }, (error, out) => {
      if (error) return reject(new BackupProblem(`pg_restore cannot read ${file}`));
      const wanted = out.split("\n").filter((line) => !unwanted.test(line));
      resolve(wanted.join("\n"));
    });
  });
}
