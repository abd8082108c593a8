import { expect, test } from "vitest";
import { createContentPosition } from "./content-position.ts";

function open() {
  let now = 0;
  let state: { version: string; position: bigint } | null = { version: "1", position: 10n };
  const read = async () => {
    if (!state) throw new Error("away");
    return state;
  };
  const position = createContentPosition({
    read,
    share: (run) => run(),
    lifetimeMs: 60_000,
    now: () => now,
  });
  return {
    position,
    at(ms: number, next: typeof state) {
      now = ms;
      state = next;
    },
  };
}

test("createContentPosition() stays where a version was first seen, and follows the next version", async () => {
  const { position, at } = open();
  expect(await position()).toBe(10n);
  at(1_000, { version: "1", position: 500n });
  expect(await position()).toBe(10n);
  at(2_000, { version: "2", position: 900n });
  expect(await position()).toBe(900n);
});

test("createContentPosition() is renewed after a minute, so that what has no version is no older", async () => {
  const { position, at } = open();
  await position();
  at(60_000, { version: "1", position: 700n });
  expect(await position()).toBe(700n);
});

test("createContentPosition() is the last one known while the primary is away, and 0 before there is one", async () => {
  const { position, at } = open();
  at(0, null);
  expect(await position()).toBe(0n);
  at(0, { version: "1", position: 10n });
  await position();
  at(0, null);
  expect(await position()).toBe(10n);
});
