import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keepAssets } from "./keep-assets.ts";

test("keepAssets() keeps what a build replaces for a week, however often is built meanwhile [X02]", () => {
  const build = mkdtempSync(join(tmpdir(), "build-"));
  onTestFinished(() => rmSync(build, { recursive: true }));
  const assets = join(build, "client/assets");
  const day = (number: number) => new Date(Date.UTC(2027, 0, number));
  const isKept = (name: string) => existsSync(join(build, "earlier/assets", name));
  const make = (name: string) => {
    mkdirSync(assets, { recursive: true });
    writeFileSync(join(assets, name), name);
  };

  keepAssets(build, day(1));
  make("first.js");
  keepAssets(build, day(1));
  make("second.js");
  keepAssets(build, day(5));
  expect([isKept("first.js"), isKept("second.js")]).toEqual([true, true]);
  expect(existsSync(join(assets, "second.js"))).toBe(false);
  keepAssets(build, day(8));
  expect(isKept("first.js")).toBe(true);
  keepAssets(build, day(9));
  expect([isKept("first.js"), isKept("second.js")]).toEqual([false, true]);
});
