import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { serveStaticFiles } from "./serve-static-files.ts";

test("serveStaticFiles() has the assets of earlier builds, and no other file of them [X02]", async () => {
  const build = mkdtempSync(join(tmpdir(), "static-"));
  onTestFinished(() => rmSync(build, { recursive: true }));
  for (const [path, text] of [
    ["client/assets/part.js", "new"],
    ["earlier/assets/part.js", "old"],
    ["earlier/assets/gone.js", "gone"],
    ["earlier/secret.txt", "secret"],
  ] as const) {
    mkdirSync(join(build, path, ".."), { recursive: true });
    writeFileSync(join(build, path), text);
  }
  const url = (name: string) => pathToFileURL(`${join(build, name)}/`);
  const app = serveStaticFiles(url("client"), url("earlier"));
  const ask = async (path: string) => {
    const response = await app.request(path);
    return [response.status, await response.text(), response.headers.get("cache-control")];
  };
  const year = "public, max-age=31536000, immutable";
  expect(await ask("/assets/part.js")).toEqual([200, "new", year]);
  expect(await ask("/assets/gone.js")).toEqual([200, "gone", year]);
  expect(await ask("/assets/never.js")).toEqual([404, "Not found", "no-store"]);
  for (const path of ["/secret.txt", "/assets/../secret.txt", "/assets/..%2fsecret.txt"]) {
    expect((await ask(path))[0], path).toBe(404);
  }
  const without = serveStaticFiles(url("client"), url("missing"));
  expect((await without.request("/assets/gone.js")).status).toBe(404);
});

test("serveStaticFiles() lets files and parts of them be kept, and no error", async () => {
  const folder = mkdtempSync(join(tmpdir(), "static-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets", "page-1a2b.js"), "let page");
  writeFileSync(join(folder, "mark.png"), "a mark");
  const app = serveStaticFiles(pathToFileURL(`${folder}/`));
  async function ask(path: string, range?: string) {
    const response = await app.request(path, { headers: range ? { range } : {} });
    await response.arrayBuffer();
    return [response.status, response.headers.get("cache-control")];
  }
  const year = "public, max-age=31536000, immutable";
  const hour = "public, max-age=3600";
  expect(await ask("/assets/page-1a2b.js")).toEqual([200, year]);
  expect(await ask("/assets/page-1a2b.js", "bytes=0-2")).toEqual([206, year]);
  expect(await ask("/assets/page-1a2b.js", "bytes=99-")).toEqual([416, "no-store"]);
  expect(await ask("/assets/gone.js")).toEqual([404, "no-store"]);
  expect(await ask("/mark.png")).toEqual([200, hour]);
  expect(await ask("/mark.png", "bytes=99-")).toEqual([416, "no-store"]);
});
