import { execFile } from "node:child_process";
import { BackupProblem } from "./backup-problem.ts";

/**
 * A restore takes what is in the schema `public` of an archive, but for the mark of a copy, which `restore` sets itself, and for what a
 * replicated database publishes. The job queue, which workers make again, other programs' schemas and extensions are left out. A line is
 * "id; two numbers, type, schema, name, owner".
 */
const wanted =
  /^(?:;|$|\d+; \d+ \d+ (?!PUBLICATION|SUBSCRIPTION|SECURITY LABEL)[A-Z][A-Z ]* public (?!mail_hold ))/;
/** The one extension that the tables need. */
const ownExtension = / EXTENSION - pg_trgm /;

/** The wanted entries of an archive of pg_dump, as the list that `pg_restore --use-list` reads. */
export function wantedEntries(file: string, hasExtension: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile("pg_restore", ["--list", file], { maxBuffer: 1e8 }, (error, out) => {
      if (error) return reject(new BackupProblem(`pg_restore cannot read ${file}`));
      const lines = out.split("\n");
      const taken = lines.filter(
        (line) => wanted.test(line) || (!hasExtension && ownExtension.test(line)),
      );
      resolve(taken.join("\n"));
    });
  });
}
