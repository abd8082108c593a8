import { expect, test } from "vitest";
import { loaderDataScripts } from "./loader-data-scripts.ts";

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
