import { memoryUsage } from "node:process";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { openTestPageCache } from "../test/test-page-cache.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

function usedBytes() {
  collectGarbage();
  const { heapUsed, external } = memoryUsage();
  return heapUsed + external;
}

test("20,000 addresses that were made up to fill the page cache take less than 20 MB", async () => {
  const cache = openTestPageCache();
  const run = () => Promise.reject(new Error("These pages make no calls"));
  const filler = "n".repeat(1_900);
  const ask = async (at: number) => {
    const { serve } = cache.open({ run, runForAll: run, isVisitor: true });
    const url = `http://localhost/our-builders.data?search=${at}&region=${filler}`;
    const response = await serve(new Request(url), {
      isPersonal: false,
      render: async () => new Response("empty"),
      isWhole: () => true,
    });
    if (!response) throw new Error("The page is not for everyone");
    await response.arrayBuffer();
  };
  await ask(-1);
  const before = usedBytes();
  for (let at = 0; at < 20_000; at += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, one) => ask(at + one)));
  }
  expect((usedBytes() - before) / 1024 / 1024).toBeLessThan(20);
});
