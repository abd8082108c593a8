import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { testSystem } from "../../test/test-system.ts";
import type { AppEnv } from "../app-env.ts";
import { compressAnswers, encodingFor } from "./compress-answers.ts";

const long = { words: "a booth of 20 × 30 feet ".repeat(100) };
const app = new Hono<AppEnv>()
  .use(compressAnswers(testSystem()))
  .get("/long", (c) => c.json(long, 200, { etag: 'W/"1"' }))
  .get("/short", (c) => c.json({ ok: true }))
  .get("/picture", (c) => c.body(new Uint8Array(5000), 200, { "content-type": "image/webp" }))
  .get("/small-already", (c) =>
    c.body("x".repeat(2000), 200, { "content-encoding": "br", "content-type": "text/plain" }),
  )
  .get("/unchanged", (c) => c.body(null, 304, { "content-type": "text/html" }))
  .get("/drawing", (c) => c.body(JSON.stringify(long), 200, { "content-type": "image/svg+xml" }))
  .get("/streamed", (c) =>
    c.body(new Blob([JSON.stringify(long)]).stream(), 200, {
      "content-type": "text/html",
      "x-accel-buffering": "no",
    }),
  );

async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const response = await app.request(path, {
    method,
    headers: { "accept-encoding": "gzip, br", ...headers },
  });
  const { status, headers: received } = response;
  return {
    status,
    encoding: received.get("content-encoding"),
    vary: received.get("vary"),
    etag: received.get("etag"),
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}

test.each([
  ["gzip, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
])(
  "compressAnswers() packs an answer of 1 kB and more for who takes %s",
  async (accepted, encoding, unpack) => {
    for (const path of ["/long", "/drawing", "/streamed"]) {
      const answer = await ask(path, { "accept-encoding": accepted });
      expect([answer.status, answer.encoding, answer.vary]).toEqual([
        200,
        encoding,
        "accept-encoding",
      ]);
      expect(JSON.parse(unpack(answer.bytes).toString())).toEqual(long);
      expect(answer.bytes.length).toBeLessThan(200);
    }
  },
);

test.each([
  ["a short answer", "/short", "GET", {}],
  ["for who takes none", "/long", "GET", { "accept-encoding": "identity" }],
  ["a head", "/long", "HEAD", {}],
  ["what has not changed", "/unchanged", "GET", {}],
  [
    "for another site that sends a visitor's cookies",
    "/long",
    "GET",
    { "sec-fetch-site": "cross-site", cookie: "session=x" },
  ],
] as const)(
  "compressAnswers() leaves %s as it is, and says that it may differ",
  async (_, path, method, headers) => {
    const { encoding, vary } = await ask(path, headers, method);
    expect([encoding, vary]).toEqual([null, "accept-encoding"]);
  },
);

test("compressAnswers() packs for another site what no cookie was sent for, and for this site what one was", async () => {
  expect((await ask("/long", { "sec-fetch-site": "cross-site" })).encoding).toBe("br");
  const own = { "sec-fetch-site": "same-origin", cookie: "session=x" };
  expect((await ask("/long", own)).encoding).toBe("br");
});

test("compressAnswers() touches neither pictures nor what is packed already", async () => {
  expect(await ask("/picture")).toMatchObject({ encoding: null, vary: null });
  expect((await ask("/small-already")).bytes.length).toBe(2000);
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br;q=0.0, gzip;q=0", null],
  ["BR", "br"],
  ["*", "br"],
  ["*;q=0", null],
  ["identity", null],
  ["", null],
  [null, null],
])("encodingFor(%j) is %j", (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
