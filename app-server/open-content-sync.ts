import { openFolderSource } from "../adapters/content-folder/folder-source.ts";
import { sanitizeHtml } from "../adapters/html/sanitize-html.ts";
import { createNotionSource } from "../adapters/notion/notion-source.ts";
import { createPostgresContentStore } from "../adapters/postgres/content/content-store.ts";
import { hasSyncBegun } from "../adapters/postgres/content/sync-history.ts";
import { createPostgresPictureRepository } from "../adapters/postgres/portfolio/picture-repository.ts";
import { openDatabase } from "../adapters/postgres/server/orm.ts";
import { uuids } from "../adapters/system/clock-and-ids.ts";
import { syncContent } from "../domain/content-sync/sync-content.ts";
import type { ImageProcessor, MediaStore } from "../domain/pictures/ports.ts";
import { storePicture } from "../domain/pictures/store-picture.ts";
import { productName } from "../domain/shared/product-name.ts";
import type { Clock } from "../domain/shared/time/clock.ts";
import { minuteMs } from "../domain/shared/time/time-units.ts";
import type { Config } from "./config.ts";
import { readPropertyMapping } from "./read-property-mapping.ts";

type Needs = {
  config: Pick<Config, "notion" | "origin">;
  clock: Clock;
  databaseUrl: string;
  media: MediaStore;
  imageProcessor: ImageProcessor;
  /** Folder to read instead of Notion. */
  folder?: string;
  mappingPath?: string;
  /** Notion requests per second, if not the default. */
  perSecond?: number;
};

const pictureProblems = {
  "picture-too-large": "is larger than 10 MB",
  "picture-unknown": "is not a picture",
  "picture-broken": "is a broken picture",
  "picture-too-many-pixels": "has too many pixels",
} as const;

/** Content sync as configured; null when it is off. */
export async function openContentSync(needs: Needs) {
  const { config, clock, databaseUrl, folder, perSecond } = needs;
  const { notion, origin } = config;
  if (!notion && folder === undefined) return null;
  const mapping = await readPropertyMapping(needs.mappingPath ?? notion?.mappingPath);
  const orm = openDatabase(databaseUrl, {
    applicationName: "boothwright sync",
    clock,
    poolSize: 3,
    // publishing ten thousand pages in one statement takes longer than a request may
    statementTimeoutMs: 120_000,
  });
  const newEm = () => orm.em.fork();
  async function storeContentPicture(bytes: Uint8Array) {
    const pictures = createPostgresPictureRepository(newEm());
    const stored = await storePicture({ ...needs, pictures })(bytes, null);
    return stored.ok
      ? { url: stored.value.url }
      : { problem: pictureProblems[stored.refusal.kind] };
  }
  const newSource = async () => {
    if (folder !== undefined)
      return openFolderSource({ folder, mapping, storePicture: storeContentPicture });
    if (!notion) throw new Error("Neither a folder nor Notion is configured");
    const idProperty = `${productName} ID`;
    return createNotionSource({
      ...notion,
      mapping,
      origin,
      idProperty,
      storePicture: storeContentPicture,
      ...(perSecond && { perSecond }),
    });
  };
  const common = { clock, ids: uuids, sanitize: sanitizeHtml };
  return {
    /** Each run opens its source again. */
    async sync(request: Parameters<ReturnType<typeof syncContent>>[0]) {
      const contentStore = createPostgresContentStore({ url: databaseUrl, newEm });
      return syncContent({ ...common, source: await newSource(), store: contentStore })(request);
    },
    /** Whether no sync of its source has begun within this number of minutes. */
    async isDue(minutes: number): Promise<boolean> {
      const source = folder === undefined ? "notion" : "folder";
      return !(await hasSyncBegun(
        newEm(),
        source,
        new Date(clock.now().getTime() - minutes * minuteMs),
      ));
    },
    close: () => orm.close(),
  };
}
