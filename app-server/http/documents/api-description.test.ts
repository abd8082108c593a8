import { expect, test, vi } from "vitest";
import { apiDescriptionRoutes } from "./api-description.ts";

test("the API's description is written and compressed once, and not sent again to those who have it", async () => {
  const compress = vi.fn(async () => new Uint8Array([1, 2, 3]));
  const hash = vi.fn(() => "0123456789abcdef0123456789abcdef");
  const app = apiDescriptionRoutes(
    { compress, hash },
    { siteName: "Booths", origin: "https://booths.example" },
  );
  const get = (headers: Record<string, string> = {}) => app.request("/openapi.json", { headers });

  const plain = await get();
  expect(plain.headers.get("content-type")).toBe("application/json");
  const described = await plain.json();
  expect(described.paths["/api/quote-requests"]).toHaveProperty("post");
  for (let time = 0; time < 3; time++) {
    const packed = await get({ "accept-encoding": "gzip, br" });
    expect([packed.status, packed.headers.get("content-encoding")]).toEqual([200, "br"]);
    expect((await packed.arrayBuffer()).byteLength).toBe(3);
  }
  const etag = plain.headers.get("etag") ?? "";
  const known = await get({ "if-none-match": etag });
  expect([known.status, await known.text(), known.headers.get("etag")]).toEqual([304, "", etag]);
  expect([compress.mock.calls.length, hash.mock.calls.length]).toEqual([1, 1]);
});
