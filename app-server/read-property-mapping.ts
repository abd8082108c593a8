import * as z from "zod";
import { readTextFile } from "../adapters/system/read-text-file.ts";
import { rulesOf } from "../domain/content-sync/content-fields.ts";
import { contentKinds } from "../domain/content-sync/content-kind.ts";
import type { PropertyMapping } from "../domain/content-sync/match-properties.ts";
import { StartupError } from "./runtime/startup-error.ts";

const mapping = z.strictObject(
  Object.fromEntries(
    contentKinds.map((kind) => {
      const names = ["id", ...Object.keys(rulesOf(kind))];
      const fields = names.map((field) => [field, z.string().min(1).optional()] as const);
      return [kind, z.strictObject(Object.fromEntries(fields)).optional()] as const;
    }),
  ),
);

/** Reads the file that maps Notion's properties to fields, for names that differ. */
export async function readPropertyMapping(path: string | undefined): Promise<PropertyMapping> {
  if (!path) return {};
  const text = await readTextFile(path).catch((error) => {
    throw new StartupError(`Cannot read the mapping file ${path}: ${error.code ?? error.message}`);
  });
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch (error) {
    throw new StartupError(`The mapping file ${path} is no JSON: ${(error as Error).message}`);
  }
  const read = mapping.safeParse(said);
  if (read.success) return read.data as PropertyMapping;
  const [issue] = read.error.issues;
  const place = issue?.path.join(".") || "the whole";
  throw new StartupError(`The mapping file ${path} is wrong at ${place}: ${issue?.message}`);
}
