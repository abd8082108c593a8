import { readdirSync, statSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("./fonts/", import.meta.url);
/** Ten segments of TCP, which a server sends at once, less the answer's headers. */
const atOnce = 14_600 - 650;

test("each face that every page preloads comes within one round trip", () => {
  const preloaded = readdirSync(folder).filter((name) => /\d\.woff2$/.test(name));
  expect(preloaded).toHaveLength(2);
  for (const name of preloaded) {
    expect(statSync(new URL(name, folder)).size, name).toBeLessThan(atOnce);
  }
});
