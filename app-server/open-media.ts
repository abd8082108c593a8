import { createDiskMediaStore } from "../adapters/media/disk-media-store.ts";
import { createS3MediaStore } from "../adapters/media/s3-media-store.ts";
import type { MediaStore } from "../domain/pictures/ports.ts";
import type { Config } from "./config.ts";

/** Storage of pictures: an S3 bucket when configured, otherwise this machine's disk. */
export function openMedia({ bucket, dataDir }: Pick<Config, "bucket" | "dataDir">): MediaStore {
  return bucket ? createS3MediaStore(bucket) : createDiskMediaStore(`${dataDir}/media`);
}

/**
 * Bytes that uploads leave free on the disk of private files, for the database and the journals on
 * it.
 */
export const leastFreeBytes = 200_000_000;

/** Storage of private files: separate from pictures, and not served by any public URL. */
export function openFiles(
  { bucket, dataDir }: Pick<Config, "bucket" | "dataDir">,
  leastFree = 0,
): MediaStore {
  return bucket
    ? createS3MediaStore(bucket, "files")
    : createDiskMediaStore(`${dataDir}/files`, leastFree);
}
