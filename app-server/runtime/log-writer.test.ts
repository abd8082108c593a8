import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLogWriter } from "./log-writer.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "Date"], now: new Date("2026-11-23T08:00:00.000Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const full = () => Promise.reject(new Error("ENOSPC"));

test("lines of a moment are written together and in order", async () => {
  const written: string[] = [];
  const { add, rest } = createLogWriter({ write: async (text) => void written.push(text) });
  add("one");
  add("two");
  expect([written, rest()]).toEqual([[], "one\ntwo\n"]);
  await vi.advanceTimersByTimeAsync(50);
  add("three");
  await vi.advanceTimersByTimeAsync(50);
  expect([written, rest()]).toEqual([["one\ntwo\n", "three\n"], ""]);
});

test("a full disk costs lines, and the next one that fits says how many", async () => {
  const written: string[] = [];
  const write = vi.fn(async (text: string) => void written.push(text));
  const { add } = createLogWriter({ write });
  write.mockImplementationOnce(full).mockImplementationOnce(full);
  add("one");
  add("two");
  await vi.advanceTimersByTimeAsync(500);
  add("three");
  await vi.advanceTimersByTimeAsync(1_500);
  add("four");
  await vi.advanceTimersByTimeAsync(5_000);
  // a part of the line before may be there
  expect(written).toEqual([
    `\n${JSON.stringify({
      time: "2026-11-23T08:00:02.150Z",
      level: "warning",
      message: "3 lines of the log were lost: nothing more could be written",
    })}\nfour\n`,
  ]);
});

test("a reader that stands still holds no more than the bound, and gets the rest once it reads", async () => {
  const reads = Promise.withResolvers<void>();
  const written: string[] = [];
  const { add, rest } = createLogWriter({
    write: async (text) => {
      await reads.promise;
      written.push(text);
    },
    maxCharacters: 100,
  });
  for (let at = 0; at < 1_000; at++) {
    add(`line ${String(at).padStart(5, "0")}`);
    if (at === 2) await vi.advanceTimersByTimeAsync(50);
  }
  expect(rest()).toBe("");
  reads.resolve();
  await vi.advanceTimersByTimeAsync(1_000);
  const all = written.join("").split("\n").filter(Boolean);
  expect(all.slice(0, 3)).toEqual(["line 00000", "line 00001", "line 00002"]);
  expect(all[3]).toContain("990 lines of the log were lost");
  expect(all).toHaveLength(11);
});
