import type { Readable } from "node:stream";
import { type Media, mediaTypeOf, readMediaKey } from "../../domain/pictures/media.ts";
import { BackupProblem } from "../backup/backup-problem.ts";
import { keyOfMedia } from "./key-of-media.ts";
import { blockSize, readTarHeader } from "./tar-header.ts";

/** More bytes than any stored picture has. */
const maxBytes = 100 * 1024 * 1024;

/**
 * Reads a picture archive to its end and verifies each file by its name. Throws a BackupProblem
 * when it is damaged or not an archive.
 */
export async function readMediaArchive(
  source: Readable,
  onPicture: (media: Media, root: "media" | "files") => Promise<unknown>,
): Promise<{ pictures: number; bytes: number }> {
  const damaged = (why: string) =>
    new BackupProblem(`The archive of pictures is damaged, or is none: ${why}`);
  const totals = { pictures: 0, bytes: 0 };
  let waiting = Buffer.alloc(0);
  let next: { name: string; size: number } | null = null;
  let isEnded = false;
  try {
    for await (const piece of source) {
      waiting = Buffer.concat([waiting, piece as Buffer]);
      while (!isEnded) {
        if (!next) {
          if (waiting.byteLength < blockSize) break;
          next = header(waiting.subarray(0, blockSize));
          waiting = waiting.subarray(blockSize);
          isEnded = next === null;
          continue;
        }
        const whole = Math.ceil(next.size / blockSize) * blockSize;
        if (waiting.byteLength < whole) break;
        const bytes = new Uint8Array(waiting.subarray(0, next.size));
        const [, root, name = ""] = /^(media|files)\/[0-9a-f]{2}\/(.*)$/.exec(next.name) ?? [];
        const key = readMediaKey(name);
        if (!key) throw damaged(`${next.name} is no picture`);
        const media = { bytes, contentType: mediaTypeOf(key) };
        if (keyOfMedia(media) !== key) throw damaged(`${next.name} is not as it was written`);
        await onPicture(media, root === "files" ? "files" : "media");
        totals.pictures += 1;
        totals.bytes += bytes.byteLength;
        waiting = waiting.subarray(whole);
        next = null;
      }
    }
  } finally {
    source.destroy();
  }
  if (!isEnded) throw damaged("it was cut off");
  return totals;

  function header(block: Uint8Array) {
    try {
      const found = readTarHeader(block);
      if (found && found.size > maxBytes) throw new Error(`${found.name} is too large`);
      return found;
    } catch (error) {
      throw damaged((error as Error).message);
    }
  }
}
