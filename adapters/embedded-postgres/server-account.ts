import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import process from "node:process";
import { DatabaseProblem } from "../postgres/sql/database-problem.ts";

export type Account = { uid: number; gid: number };

/**
 * The account that must run this data folder's server, since PostgreSQL refuses to run as root.
 * Undefined: our own.
 */
export function serverAccount(data: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(data, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return postgresAccount() ?? newPostgresAccount();
}

function postgresAccount(): Account | undefined {
  const [uid, gid] = ["-u", "-g"].map((what) => spawnSync("id", [what, "postgres"]));
  if (uid?.status !== 0 || gid?.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

function newPostgresAccount(): Account {
  spawnSync("useradd", ["--system", "--user-group", "--no-create-home", "postgres"]);
  const account = postgresAccount();
  if (account) return account;
  throw new DatabaseProblem(
    'PostgreSQL refuses to run as root, create an account "postgres" or start as an ordinary user',
  );
}
