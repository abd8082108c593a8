import { randomBytes } from "node:crypto";
import { type Bucket, createS3MediaStore } from "../../adapters/media/s3-media-store.ts";
import type { MediaKey } from "../../domain/pictures/media.ts";
import { type Check, failed } from "./check.ts";

const about = "bucket";

/**
 * Checks that a file can be written to, read from and deleted in the bucket. No line when pictures
 * are stored on disk.
 */
export async function checkBucket(bucket: Bucket | undefined): Promise<Check[]> {
  if (!bucket) return [];
  const store = createS3MediaStore(bucket);
  const place = new URL(bucket.url);
  const where = `${place.host}${place.pathname}`;
  const media = { bytes: new Uint8Array(randomBytes(32)), contentType: "image/webp" } as const;
  let key: MediaKey | undefined;
  try {
    key = await store.put(media);
    const read = await store.get(key);
    if (!read || Buffer.compare(read.bytes, media.bytes) !== 0)
      throw new Error("it does not give back what it was given");
    await store.delete(key);
    if (await store.get(key)) throw new Error("it does not delete objects");
    return [{ level: "ok", about, found: `${where} keeps, gives back and deletes` }];
  } catch (error) {
    if (key) await store.delete(key).catch(() => {});
    return [failed({ about, where, error, todo })];
  }
}

const todo =
  "look at MEDIA_URL and S3_REGION, and whether the key S3_ACCESS_KEY_ID may put, get and delete objects there";
