import { expect, test } from "vitest";
import { sha256 } from "../../adapters/system/signer.ts";
import { inlineScriptHashes } from "./inline-script-hashes.ts";

const hashOfOne = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='";

test("inlineScriptHashes() hashes each marked inline script once, and no script with a source", () => {
  const html =
    '<script nonce="m">1</script><script src="/a.js" nonce="m"></script><script nonce="m" type="module">1</script>';
  expect(inlineScriptHashes(html, "m", sha256)).toEqual([hashOfOne]);
});

test("inlineScriptHashes() allows no script that came inside a member's text", () => {
  const html =
    '<p><script>1</script><script nonce="x">1</script><script type="module">1</script></p><script nonce="m">2</script>';
  const hashes = inlineScriptHashes(html, "m", sha256);
  expect(hashes).toHaveLength(1);
  expect(hashes).not.toContain(hashOfOne);
});
