import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { createMemoryMediaStore } from "../../adapters/memory/media-store.ts";
import { createDiskCache } from "../../adapters/pictures/disk-cache.ts";
import { createSharpImageProcessor } from "../../adapters/pictures/image-processor.ts";
import { createImageVariants } from "../../adapters/pictures/image-variants.ts";
import { storePicture } from "../../domain/pictures/store-picture.ts";
import { createConcurrencyLimiter } from "../../domain/shared/concurrency-limiter.ts";
import { pictureRoutes } from "./pictures.ts";

const folder = await mkdtemp(join(tmpdir(), "pictures-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const queue = createConcurrencyLimiter({ atOnce: 2, waiting: 99 });
const media = createMemoryMediaStore();
const cache = createDiskCache({ folder, maxBytes: 9_000_000 });
const app = pictureRoutes(createImageVariants({ media, cache, queue }));
const store = storePicture({
  media,
  imageProcessor: createSharpImageProcessor(queue),
  pictures: { noteUpload: async () => {} },
  clock: { now: () => new Date() },
});

async function stored(width: number, height: number, background: string) {
  const create = { width, height, channels: 4, background } as const;
  const result = await store(await sharp({ create }).png().toBuffer(), null);
  if (!result.ok) throw new Error(result.refusal.kind);
  return result.value.url;
}
const photo = await stored(1600, 1200, "#c0582a");
const large = await stored(2400, 1600, "#336699");
const chrome = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";

async function ask(path: string, accept?: string) {
  const answer = await app.request(path, { headers: accept ? { accept } : {} });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const { format, width, height } = answer.ok ? await sharp(bytes).metadata() : {};
  const type = answer.headers.get("content-type");
  return { status: answer.status, headers: answer.headers, type, format, width, height };
}

it.for([
  [chrome, "image/avif", "heif"],
  ["image/webp,*/*", "image/webp", "webp"],
  ["*/*", "image/jpeg", "jpeg"],
  [undefined, "image/jpeg", "jpeg"],
] as const)("a picture comes in a known width, for %s as %s", async ([accept, type, format]) => {
  const answer = await ask(`${photo}?w=320`, accept);
  expect(answer).toMatchObject({ status: 200, type, format, width: 320, height: 240 });
  expect(answer.headers.get("vary")).toBe("accept");
  expect(answer.headers.get("cache-control")).toContain("immutable");
});

it("a picture is never made wider than it is, and what can be seen through stays so", async () => {
  expect(await ask(`${photo}?w=1920`, "image/webp")).toMatchObject({ width: 1600 });
  expect(await ask(photo, chrome)).toMatchObject({ width: 1600, type: "image/webp" });
  const glass = await stored(400, 300, "#12a08f80");
  expect(await ask(glass)).toMatchObject({ format: "png", width: 400 });
});

it.for([
  `${photo}?w=321`,
  `${photo}?w=`,
  `${photo}?w=0320`,
  photo.replace(/media\/.{6}/, "media/000000"),
  photo.replace("/media/", "/media/..%2f"),
  "/img/media/https:%2f%2fexample.com%2fa.jpg",
  "/img/media/x.webp",
])("there is nothing at %s", async (path) => {
  expect((await ask(path)).status).toBe(404);
});

it.for([chrome, "*/*"])(
  "an address that names another size than the picture's draws nothing, for %s",
  async (accept) => {
    for (const named of ["100x100", "640x1600"]) {
      const lie = large.replace("2400x1600", named);
      expect([named, (await ask(lie, accept)).status]).toEqual([named, 404]);
      expect([named, (await ask(`${lie}?w=640`, accept)).status]).toEqual([named, 404]);
    }
    expect(await ask(`${large}?w=640`, accept)).toMatchObject({ status: 200, width: 640 });
  },
);

it("a browser that has a picture is not sent it again", async () => {
  const first = await ask(`${photo}?w=640`, chrome);
  const headers = { accept: chrome, "if-none-match": first.headers.get("etag") ?? "" };
  expect((await app.request(`${photo}?w=640`, { headers })).status).toBe(304);
  const other = await app.request(`${photo}?w=480`, { headers });
  expect(other.status).toBe(200);
});
