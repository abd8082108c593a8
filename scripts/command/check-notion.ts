import { createNotionSource } from "../../adapters/notion/notion-source.ts";
import type { Config } from "../../app-server/config.ts";
import { readPropertyMapping } from "../../app-server/read-property-mapping.ts";
import { StartupError } from "../../app-server/runtime/startup-error.ts";
import { rulesOf } from "../../domain/content-sync/content-fields.ts";
import { type ContentKind, contentKinds } from "../../domain/content-sync/content-kind.ts";
import type { ContentSource } from "../../domain/content-sync/ports.ts";
import { SourceError } from "../../domain/content-sync/source-error.ts";
import { productName } from "../../domain/shared/product-name.ts";
import type { Check } from "./check.ts";

const about = "notion";
const notASource =
  "look at NOTION_TOKEN and the ids of the data sources, and share each database with the connection";

/**
 * Checks that Notion accepts the token and has every data source, and lists the fields without a
 * property.
 */
export async function checkNotion({ notion, origin }: Config): Promise<Check[]> {
  if (!notion) {
    const found = "NOTION_TOKEN is not set: content comes from folders, if at all";
    return [{ level: "ok", about, found }];
  }
  try {
    const mapping = await readPropertyMapping(notion.mappingPath);
    const source = createNotionSource({
      ...notion,
      mapping,
      origin,
      idProperty: `${productName} ID`,
      storePicture: async () => ({ problem: "is not asked for" }),
      // an operator waits for the result
      timeoutMs: 5_000,
      attempts: 2,
    });
    const checks: Check[] = [];
    for (const kind of contentKinds) checks.push(await checkKind(source, kind));
    return checks;
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    const todo = "mend the file that NOTION_MAPPING names";
    return [{ level: "fail", about, found: error.message, todo }];
  }
}

async function checkKind(source: ContentSource, kind: ContentKind): Promise<Check> {
  if (!source.kinds.includes(kind))
    return { level: "ok", about, found: `${kind}: no data source is set, they are left alone` };
  try {
    const listed = await source.listFields(kind);
    const fields = Object.keys(rulesOf(kind));
    const missing = fields.filter((field) => !listed.includes(field));
    if (missing.length === 0)
      return { level: "ok", about, found: `${kind}: each of ${fields.length} fields is there` };
    const found = `${kind}: no property stands for ${missing.join(", ")}`;
    const todo = "add properties of these names, or name yours in NOTION_MAPPING";
    return { level: "warn", about, found, todo };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const isSaid = error.message.includes(kind);
    const found = isSaid ? error.message : `${kind}: ${error.message}`;
    return { level: "fail", about, found, todo: notASource };
  }
}
