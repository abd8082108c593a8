import { expect, test } from "vitest";
import { inlineScriptHashes } from "./inline-script-hashes.ts";

const hashOfOne = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='";

test("inlineScriptHashes() hashes each inline script once, and no script with a source", async () => {
  const html = '<script>1</script><script src="/a.js"></script><script type="module">1</script>';
  expect(await inlineScriptHashes(html)).toEqual([hashOfOne]);
});
