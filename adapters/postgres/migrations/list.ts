import type { MigrationObject } from "@mikro-orm/core";
import { Migration20261128003001_first } from "./Migration20261128003001_first.ts";

/** Every migration in order. A list, because the bundle has no folder to look through. */
export const migrationsList: MigrationObject[] = [
  { name: "Migration20261128003001_first", class: Migration20261128003001_first },
];
