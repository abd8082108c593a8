import { execFile, spawn } from "node:child_process";
import process from "node:process";

type Tool = "pg_dump" | "pg_restore";

/**
 * Major version of one of PostgreSQL's programs; null when it isn't installed or can't be executed.
 */
export async function toolVersion(tool: Tool): Promise<number | null> {
  const said = await new Promise<string>((resolve) => {
    try {
      execFile(tool, ["--version"], (error, out) => resolve(error ? "" : out));
    } catch {
      resolve("");
    }
  });
  const version = /\(PostgreSQL\) (\d+)/.exec(said)?.[1];
  return version === undefined ? null : Number(version);
}

/**
 * Runs one of PostgreSQL's own programs. The password is passed in the environment, because
 * arguments are visible to every user of the machine. `input` is its standard input.
 */
export function runTool(
  tool: Tool,
  url: string,
  args: string[],
  input?: string,
): Promise<{ code: number; said: string }> {
  const { bare, password } = withoutPassword(url);
  const env = password === null ? process.env : { ...process.env, PGPASSWORD: password };
  return new Promise((resolve, reject) => {
    const child = spawn(tool, [...args, `--dbname=${bare}`], {
      env,
      stdio: ["pipe", "ignore", "pipe"],
    });
    // a program that ends before reading all its input reports the reason by its exit code
    child.stdin.on("error", () => {});
    child.stdin.end(input);
    let said = "";
    child.stderr.on("data", (piece) => {
      said = `${said}${piece}`.slice(-4_000);
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, said: said.trim() }));
  });
}

/** Number of tables with rows in an archive of `pg_dump`; null when it can't be read. */
export function tablesInArchive(path: string): Promise<number | null> {
  return new Promise((resolve) => {
    execFile("pg_restore", ["--list", path], { maxBuffer: 1e8 }, (error, out) =>
      resolve(error ? null : (out.match(/ TABLE DATA /g)?.length ?? 0)),
    );
  });
}

/** Migrations that an archive's database had run, in order; null when it can't be read. */
export function migrationsInArchive(path: string): Promise<string[] | null> {
  const wanted = ["--data-only", "--table=mikro_orm_migrations", "--file=-", path];
  return new Promise((resolve) => {
    execFile("pg_restore", wanted, { maxBuffer: 1e8 }, (error, out) => {
      const rows = out.matchAll(/^\d+\t(\S+)\t/gm);
      resolve(error ? null : Array.from(rows, ([, name = ""]) => name).sort());
    });
  });
}

function withoutPassword(url: string): { bare: string; password: string | null } {
  const parsed = new URL(url);
  const password = parsed.password === "" ? null : decodeURIComponent(parsed.password);
  parsed.password = "";
  return { bare: parsed.href, password };
}
