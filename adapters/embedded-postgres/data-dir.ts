import { join, resolve } from "node:path";

/** Where an embedded database keeps its things. */
export type Place = ReturnType<typeof dataDirIn>;

/** The files of the embedded database within one folder, as absolute paths. */
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
