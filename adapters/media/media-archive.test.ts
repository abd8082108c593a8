import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, expect, test } from "vitest";
import type { Media } from "../../domain/pictures/media.ts";
import { BackupProblem } from "../backup/backup-problem.ts";
import { backUpPictures } from "./back-up-pictures.ts";
import { createDiskMediaStore } from "./disk-media-store.ts";
import { readMediaArchive } from "./read-media-archive.ts";

const base = await mkdtemp(join(tmpdir(), "boothwright-archive-"));
afterAll(() => rm(base, { recursive: true }));

const folder = join(base, "media");
const store = createDiskMediaStore(folder);
const pictureOf = (length: number): Media => ({
  bytes: new Uint8Array(length).map((_, at) => (at * 31 + length) % 256),
  contentType: "image/webp",
});
// none, less than a block, a whole block, and more than a read gives at a time
const lengths = [0, 7, 512, 513, 300_000];

async function archiveOf(name: string): Promise<string> {
  const file = join(base, name);
  await backUpPictures({ folder, file });
  return file;
}
const ignore = async () => {};

test("backUpPictures() and readMediaArchive() bring every picture back, byte by byte", async () => {
  const keys = [];
  for (const length of lengths) keys.push(await store.put(pictureOf(length)));
  await writeFile(join(folder, keys[0]?.slice(0, 2) ?? "", "half.draft"), "a draft is no picture");
  const file = await archiveOf("whole.tar");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const other = createDiskMediaStore(join(base, "other"));
  const read = await readMediaArchive(createReadStream(file), (media) => other.put(media));
  expect(read).toEqual({ pictures: lengths.length, bytes: lengths.reduce((a, b) => a + b) });
  for (const [index, length] of lengths.entries()) {
    const key = keys[index];
    if (!key) throw new Error("Every picture has a key");
    expect((await other.get(key))?.bytes.byteLength).toBe(length);
  }
});

test("a folder without pictures, or none at all, is an archive of nothing", async () => {
  const said = await backUpPictures({ folder: join(base, "none"), file: join(base, "none.tar") });
  expect(said).toEqual([expect.stringContaining(": 0 pictures, 0.0 MB, read again")]);
});

test("what is damaged on the disk is named and left out", async () => {
  const key = await store.put(pictureOf(99));
  const path = join(folder, key.slice(0, 2), key);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, "rotten");
  const said = await backUpPictures({ folder, file: join(base, "rotten.tar") });
  expect(said).toEqual([
    expect.stringContaining(`${lengths.length} pictures`),
    `${path} is damaged on the disk and was left out`,
  ]);
  await rm(path);
});

test("readMediaArchive() refuses what is cut off, changed or something else", async () => {
  const whole = await readFile(await archiveOf("sound.tar"));
  const flipped = Buffer.from(whole);
  flipped[whole.length >> 1] = (flipped[whole.length >> 1] ?? 0) ^ 1;
  const renamed = Buffer.from(whole);
  renamed.write("media/../evil", 0);
  for (const [bytes, words] of [
    [whole.subarray(0, -1024), "cut off"],
    [whole.subarray(0, 700), "cut off"],
    [flipped, "is not as it was written"],
    [renamed, "is no tar archive"],
    [Buffer.from("hello".repeat(200)), "is no tar archive"],
    [Buffer.alloc(0), "cut off"],
  ] as const) {
    const refused = readMediaArchive(Readable.from([bytes]), ignore);
    await expect(refused).rejects.toThrow(words);
    await expect(readMediaArchive(Readable.from([bytes]), ignore)).rejects.toBeInstanceOf(
      BackupProblem,
    );
  }
});
