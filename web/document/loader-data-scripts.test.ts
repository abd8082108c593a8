import { expect, test } from "vitest";
import { loaderDataBlock, loaderDataScripts } from "./loader-data-scripts.ts";

async function allOf(data: ReadableStream<Uint8Array>): Promise<string> {
  let scripts = "";
  for await (const script of loaderDataScripts(data, "m")) scripts += script;
  return scripts;
}

test("loaderDataScripts() lets no data end its script", async () => {
  const data = new Blob(["</script><script>alert(1)</script>"]).stream();
  const scripts = await allOf(data);
  expect(scripts.match(/<script nonce="m">/g)).toHaveLength(2);
  expect(scripts).toContain("\\u003c/script\\u003e");
});

test("loaderDataScripts() keeps a letter that two chunks share", async () => {
  const [first, second] = [Uint8Array.of(0xc3), Uint8Array.of(0xa9)];
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(first);
      controller.enqueue(second);
      controller.close();
    },
  });
  const scripts = await allOf(stream);
  expect(scripts).toContain('enqueue("é")');
});

test("loaderDataBlock() is data that a browser reads as it was written, and a script that is the same for all data", async () => {
  const lines = [["</script><!--<script>", 'a "quote" & more', "é\u2028\r\n"], { x: 1 }];
  const written = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  const block = await loaderDataBlock(new Blob([written]).stream(), "m");
  const [, data = "", script] =
    /^<script type="application\/json" id="loader-data">([^<]*)<\/script><script nonce="m">([^<]*)<\/script>$/.exec(
      block,
    ) ?? [];
  const read = data
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(read).toEqual(lines);
  const other = await loaderDataBlock(new Blob(["[1]\n"]).stream(), "m");
  expect(other).toContain(script);
  expect(other).toContain(">[1]\n<");
});
