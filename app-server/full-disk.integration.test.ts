import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { createDiskMediaStore } from "../adapters/media/disk-media-store.ts";
import { ada, bea, max } from "../domain/accounts/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import { testForm } from "./test/test-form.ts";
import { testPicture } from "./test/test-picture.ts";

/** A folder in which nothing can be written, for any user: its folders are files. */
let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "boothwright-full-"));
  app = await openTestApp({ DATA_DIR: folder });
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app?.close();
  await rm(folder, { recursive: true });
});

async function upload(background: string) {
  const form = new FormData();
  form.set("picture", new File([await testPicture({ background })], "booth.png"));
  return (await app.as(bea)).call("/api/pictures", { method: "POST", body: form });
}

test("a disk that takes nothing refuses a picture with 503, and stops nothing else", async () => {
  expect((await upload("#102030")).status).toBe(201);
  // where a folder should be is a file, and the other way round
  for (const name of ["media", "cache"]) {
    await rm(join(folder, name), { recursive: true, force: true });
    await writeFile(join(folder, name), "");
  }
  await mkdir(join(folder, "erasures.jsonl"));
  const refused = await upload("#405060");
  expect([refused.status, refused.body.type, refused.headers.get("retry-after")]).toEqual([
    503,
    "/problems/storage-away",
    "60",
  ]);
  expect(refused.text).not.toMatch(/ENOTDIR|ENOSPC|\/tmp/);
  // noted before its bytes were refused: the sweep takes it
  expect(await app.sql("select key from picture")).toHaveLength(2);

  const sent = await app.client().send("POST", "/api/quote-requests", testForm);
  expect(sent.status).toBe(201);
  const admin = await app.as(max);
  expect((await admin.get("/api/admin/dashboard")).status).toBe(200);
  const erase = `/api/admin/quotes/${sent.body.quoteRequest.id}/erase`;
  expect((await admin.send("POST", erase)).status).toBe(200);

  await rm(join(folder, "media"));
  expect((await upload("#405060")).status).toBe(201);
});

test("a disk with less than its floor left refuses a request's file with a sentence until there is room [Y03]", async () => {
  let leastFree = 0;
  const files = () => createDiskMediaStore(join(folder, "private"), leastFree);
  const app = await openTestApp(
    {},
    { portsAs: (ports) => Object.create(ports, { files: { get: files } }) },
  );
  onTestFinished(app.close);
  const { requestId } = await app.given("pending");
  const owner = await app.as(ada);
  const send = (text: string) => {
    const form = new FormData();
    form.set("file", new File([`%PDF-1.7 ${text}\n%%EOF\n`], "plan.pdf"));
    const path = `/api/attachments?request=${requestId}&purpose=brief`;
    return owner.call(path, { method: "POST", body: form });
  };
  expect((await send("first")).status).toBe(201);
  leastFree = Number.MAX_SAFE_INTEGER;
  const refused = await send("second");
  expect([refused.status, refused.body.type, refused.headers.get("retry-after")]).toEqual([
    503,
    "/problems/storage-away",
    "60",
  ]);
  expect(refused.text).toContain("We can't store pictures and files at the moment");
  expect(refused.text).not.toContain(folder);
  expect(await app.sql("select name from attachment")).toHaveLength(1);
  leastFree = 0;
  expect((await send("second")).status).toBe(201);
});
