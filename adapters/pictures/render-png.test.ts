import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { storePicture } from "../../domain/pictures/store-picture.ts";
import { createConcurrencyLimiter } from "../../domain/shared/concurrency-limiter.ts";
import { drawSocialPicture, pictureArea } from "../../web/social-pictures/draw-social-picture.ts";
import { createMemoryMediaStore } from "../memory/media-store.ts";
import { createDiskCache } from "./disk-cache.ts";
import { createSharpImageProcessor } from "./image-processor.ts";
import { createPngRenderer } from "./render-png.ts";

const folder = await mkdtemp(join(tmpdir(), "sheets-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const media = createMemoryMediaStore();
const queue = createConcurrencyLimiter({ atOnce: 2, waiting: 9 });
const cache = createDiskCache({ folder, maxBytes: 9_000_000 });
const print = createPngRenderer({ media, cache, queue });
const facts = { siteName: "Booths", kind: "", detail: "", drawing: "island-20x20-crate-1.svg" };
const sheetOf = (title: string) => drawSocialPicture({ ...facts, title });

/** How many points of the words' place are as dark as ink. */
async function inkOf(png: Uint8Array) {
  const place = { left: 60, top: 200, width: 560, height: 300 };
  const { data } = await sharp(png)
    .extract(place)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((point) => point < 70).length;
}

it("a printed sheet is 1200 by 630, and its words are really there", async () => {
  const png = await print({ svg: sheetOf("The Lighthouse"), photo: null });
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  const [words, none] = [
    await inkOf(png),
    await inkOf(await print({ svg: sheetOf(""), photo: null })),
  ];
  expect(none).toBeLessThan(50);
  expect(words).toBeGreaterThan(4_000);
});

it("a sheet shows a stored picture in place of the drawing, and no other address", async () => {
  const create = { width: 300, height: 300, channels: 3, background: "#ff0000" } as const;
  const stored = await storePicture({
    media,
    imageProcessor: createSharpImageProcessor(queue),
    pictures: { noteUpload: async () => {} },
    clock: { now: () => new Date() },
  })(await sharp({ create }).png().toBuffer(), null);
  const url = stored.ok ? stored.value.url : "";
  const middle = { left: 900, top: 300, width: 1, height: 1 };
  const colorOf = async (address: string) => {
    const png = await print({ svg: sheetOf("A"), photo: { url: address, ...pictureArea } });
    return [...(await sharp(png).extract(middle).removeAlpha().raw().toBuffer())];
  };
  const [red = 0, green = 255] = await colorOf(url);
  expect(red).toBeGreaterThan(230);
  expect(green).toBeLessThan(40);
  const drawn = await colorOf("https://stands.example/red.png");
  expect(drawn[0] !== red || drawn[1] !== green).toBe(true);
});

it("the same sheet is printed once", async () => {
  const files = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".png")).length;
  await print({ svg: sheetOf("Once"), photo: null });
  const before = await files();
  await Promise.all([1, 2, 3].map(() => print({ svg: sheetOf("Once"), photo: null })));
  expect(await files()).toBe(before);
});
