import { Hono } from "hono";
import { expect, test } from "vitest";
import { ada } from "../../domain/accounts/examples.ts";
import type { Member } from "../../domain/accounts/principal.ts";
import type { RateLimiter } from "../services/rate-limits/rate-limiter.ts";
import type { AppEnv } from "./app-env.ts";
import { pictureUploadRoutes } from "./picture-uploads.ts";

const unlimited: RateLimiter = {
  take: async () => null,
  giveBack: async () => {},
  counted: (key) => ({ key, amount: 1, windowMs: 1 }),
  store: {
    takeGroups: async (groups) => groups.map(() => null),
    giveBackEach: async () => {},
  },
};
const limiters = {
  uploads: unlimited,
  uploadsOfAddress: unlimited,
  responsesByLink: unlimited,
};
const reauthentication = { at: new Date(), way: null, hasPasskey: false };
const by: Member = { kind: "member", user: ada, builder: null, reauthentication };

test("pictureUploadRoutes() lets no one hold a place by sending nothing", async () => {
  const app = new Hono<AppEnv>()
    .use((c, next) => {
      c.set("by", by);
      return next();
    })
    .route("/", pictureUploadRoutes(limiters, 20));
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const send = () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode("--x\r\n")),
    });
    const init = { method: "POST", headers, body, duplex: "half" };
    return app.request("/", init as RequestInit);
  };
  const answers = await Promise.all(Array.from({ length: 8 }, send));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 408)).toHaveLength(6);
  expect(statuses.filter((status) => status === 503)).toHaveLength(2);
  expect((await send()).status).toBe(408);
});
