import { afterAll, describe, expect, it, vi } from "vitest";
import { keepsMedia, keysOf } from "../contracts/media-store.contract.ts";
import { createS3MediaStore } from "./s3-media-store.ts";
import { startTestS3Server } from "./test/test-s3-server.ts";

const access = {
  region: "eu-central-1",
  accessKeyId: "AKIDEXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
};
const server = await startTestS3Server(access);
afterAll(() => server.close());
const media = { bytes: new TextEncoder().encode("picture"), contentType: "image/webp" } as const;

describe("pictures in a bucket", () => {
  keepsMedia(
    async () => createS3MediaStore({ url: server.url, ...access }),
    async (key, at) => {
      const stored = server.files.get(`/pictures/media/${key.slice(0, 2)}/${key}`);
      if (stored) stored.at = at;
    },
  );

  it("put() sends the type, and lays files under media/", async () => {
    const key = await createS3MediaStore({ url: `${server.url}/`, ...access }).put(media);
    expect(server.files.get(`/pictures/media/${key.slice(0, 2)}/${key}`)?.type).toBe("image/webp");
  });

  it("every call throws when the store does not believe the signature", async () => {
    const store = createS3MediaStore({ url: server.url, ...access, secretAccessKey: "wrong" });
    await expect(store.put(media)).rejects.toThrow("403");
    const key = await createS3MediaStore({ url: server.url, ...access }).put(media);
    await expect(store.get(key)).rejects.toThrow("403");
    await expect(store.has(key)).rejects.toThrow("403");
    await expect(store.delete(key)).rejects.toThrow("403");
    await expect(keysOf(store.listOld(0, 0))).rejects.toThrow("403");
  });

  it("has() and delete() give up on a store that hangs before the database ends their transaction", async () => {
    const key = await createS3MediaStore({ url: server.url, ...access }).put(media);
    const limits: number[] = [];
    const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      limits.push(ms);
      const controller = new AbortController();
      setTimeout(() => controller.abort(new Error("timed out")), 20);
      return controller.signal;
    });
    const store = createS3MediaStore({ url: server.url, ...access });
    server.hang(true);
    try {
      await expect(store.has(key)).rejects.toThrow("timed out");
      await expect(store.delete(key)).rejects.toThrow("timed out");
    } finally {
      server.hang(false);
      timeout.mockRestore();
    }
    // `idle_in_transaction_session_timeout` is 10 s
    expect(Math.max(...limits)).toBeLessThan(9_000);
  });

  it("put() tries again when the store is busy", async () => {
    server.failNext(2);
    const store = createS3MediaStore({ url: server.url, ...access });
    expect(await store.get(await store.put(media))).toEqual(media);
  });
});
