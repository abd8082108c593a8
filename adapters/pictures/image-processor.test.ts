import sharp from "sharp";
import { expect, it } from "vitest";
import { ada } from "../../domain/accounts/examples.ts";
import { readPictureAddress } from "../../domain/pictures/picture-address.ts";
import { pictureBounds } from "../../domain/pictures/picture-bounds.ts";
import { storePicture } from "../../domain/pictures/store-picture.ts";
import { createConcurrencyLimiter } from "../../domain/shared/concurrency-limiter.ts";
import { createMemoryMediaStore } from "../memory/media-store.ts";
import { createSharpImageProcessor } from "./image-processor.ts";

const media = createMemoryMediaStore();
const store = storePicture({
  media,
  imageProcessor: createSharpImageProcessor(createConcurrencyLimiter({ atOnce: 2, waiting: 9 })),
  pictures: { noteUpload: async () => {} },
  clock: { now: () => new Date() },
});

const canvas = (width: number, height: number, background = "#c0582a") =>
  sharp({ create: { width, height, channels: 3, background } });

async function stored(bytes: Uint8Array) {
  const result = await store(bytes, null);
  if (!result.ok) throw new Error(result.refusal.kind);
  const encoded = await media.get(result.value.key);
  return { ...result.value, bytes: encoded?.bytes ?? new Uint8Array() };
}

it.for(["jpeg", "png", "webp", "avif", "gif"] as const)(
  "storePicture() keeps a %s of any name as WebP, and states size and color in the address",
  async (format) => {
    const picture = await stored(await canvas(64, 48).toFormat(format).toBuffer());
    expect(picture).toMatchObject({ width: 64, height: 48 });
    expect(picture.url).toMatch(
      /^\/img\/media\/[0-9a-f]{32}-64x48-[bc][0-9a-f]5[0-9a-f]2[0-9a-f]\.webp$/,
    );
    const { bytes, ...facts } = picture;
    expect(readPictureAddress(picture.url)).toEqual(facts);
    expect((await sharp(bytes).metadata()).format).toBe("webp");
  },
);

it("storePicture() turns a picture upright and drops what else its file held", async () => {
  const turned = await canvas(60, 40)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: "Somebody", Artist: "at 52.5 N 13.4 E" } })
    .jpeg()
    .toBuffer();
  expect((await sharp(turned).metadata()).exif).toBeDefined();
  const picture = await stored(turned);
  expect(picture).toMatchObject({ width: 40, height: 60 });
  const { exif, icc, xmp, orientation } = await sharp(picture.bytes).metadata();
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
});

it("storePicture() keeps what can be seen through, and makes the very large smaller", async () => {
  const glass = { width: 30, height: 30, channels: 4, background: "#12a08f80" } as const;
  expect((await stored(await sharp({ create: glass }).png().toBuffer())).color).toBeNull();
  const large = await stored(await canvas(5200, 1300).jpeg().toBuffer());
  expect(large).toMatchObject({ width: pictureBounds.keptSide, height: 640 });
});

it("storePicture() notes an upload before it stores the bytes", async () => {
  const steps: string[] = [];
  const noting = storePicture({
    media: {
      ...media,
      put(file) {
        steps.push("bytes");
        return media.put(file);
      },
    },
    imageProcessor: createSharpImageProcessor(createConcurrencyLimiter({ atOnce: 1, waiting: 1 })),
    pictures: { noteUpload: async ({ key, userId }) => void steps.push(`${key} of ${userId}`) },
    clock: { now: () => new Date() },
  });
  const noted = await noting(await canvas(16, 16).png().toBuffer(), ada.id);
  if (!noted.ok) throw new Error(noted.refusal.kind);
  expect(steps).toEqual([`${noted.value.key} of ${ada.id}`, "bytes"]);
});

it("storePicture() keeps the same picture once", async () => {
  const bytes = await canvas(32, 32).png().toBuffer();
  expect((await stored(bytes)).url).toBe((await stored(bytes)).url);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
const text = (words: string) => new TextEncoder().encode(words);

it.for([
  ["an SVG", text(svg), "picture-unknown"],
  ["a page", text("<!doctype html><script>alert(1)</script>"), "picture-unknown"],
  ["a PDF", text("%PDF-1.7 and so on"), "picture-unknown"],
  ["nothing", new Uint8Array(), "picture-unknown"],
  [
    "a bare beginning",
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    "picture-broken",
  ],
  ["too many bytes", new Uint8Array(pictureBounds.bytes + 1), "picture-too-large"],
] as const)("storePicture() refuses %s", async ([, bytes, kind]) => {
  expect(await store(bytes, null)).toEqual({ ok: false, refusal: { kind } });
});

it("storePicture() refuses half a picture, and a small file that would unfold to a huge one", async () => {
  const noise = {
    width: 300,
    height: 300,
    channels: 3,
    noise: { type: "gaussian", mean: 128, sigma: 60 },
  } as const;
  const whole = await sharp({ create: { ...noise, background: "#000" } })
    .jpeg()
    .toBuffer();
  expect(await store(whole.subarray(0, whole.length / 2), null)).toMatchObject({
    refusal: { kind: "picture-broken" },
  });
  const bomb = await canvas(9000, 9000, "#fff").png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await store(bomb, null)).toMatchObject({ refusal: { kind: "picture-too-many-pixels" } });
});
