import { join, resolve } from "node:path";

/** Paths of an embedded database's files. */
export type Place = ReturnType<typeof dataDirIn>;

/** Absolute paths of the embedded database's files within a folder. */
export function dataDirIn(folder: string) {
  const root = resolve(folder);
  return {
    folder: root,
    data: join(root, "postgres"),
    password: join(root, "postgres.password"),
    lock: join(root, "postgres.lock"),
    log: join(root, "postgres.log"),
  };
}
