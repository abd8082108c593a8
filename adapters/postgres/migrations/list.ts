import { Migration20261121041335_first } from "./Migration20261121041335_first.ts";

/** Every migration in order. A list, because the bundle has no folder to look through. */
export const migrationsList = [Migration20261121041335_first];
