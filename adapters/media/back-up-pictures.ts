import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { BackupProblem } from "../backup/backup-problem.ts";
import { type MediaTotals, mediaArchive } from "./media-archive.ts";
import { readMediaArchive } from "./read-media-archive.ts";

const onlyOwner = 0o600;

/** Path of the picture archive that belongs to a backup file. */
export const picturesBeside = (file: string) => `${file}.pictures.tar`;

type BackUp = {
  folder: string;
  /** The folder of private files. */
  filesFolder?: string;
  file: string;
  signal?: AbortSignal | undefined;
};

/**
 * Writes all pictures and private files of a folder into one archive, verifies it, and returns a
 * sentence for the operator.
 */
export async function backUpPictures({ folder, filesFolder, file, signal }: BackUp) {
  const part = `${file}.part`;
  await rm(part, { force: true });
  try {
    let written: MediaTotals = { pictures: 0, bytes: 0, damaged: [] };
    async function* pieces() {
      written = yield* mediaArchive({ media: folder, ...(filesFolder && { files: filesFolder }) });
    }
    const to = createWriteStream(part, { mode: onlyOwner, flags: "wx" });
    await pipeline(Readable.from(pieces()), to, { signal });
    const read = await readMediaArchive(createReadStream(part), async () => {});
    if (read.pictures !== written.pictures || read.bytes !== written.bytes)
      throw new BackupProblem("The archive does not hold what was written: is the disk sound?");
    await rename(part, file);
    const { pictures, bytes, damaged } = written;
    const said = `Wrote ${file}: ${pictures} ${pictures === 1 ? "picture" : "pictures"}, ${(bytes / 1e6).toFixed(1)} MB, read again and found whole`;
    return [said, ...damaged.map((path) => `${path} is damaged on the disk and was left out`)];
  } catch (error) {
    await rm(part, { force: true });
    if (error instanceof BackupProblem) throw error;
    throw new BackupProblem(`Cannot write ${file}: ${(error as Error).message}`);
  }
}
