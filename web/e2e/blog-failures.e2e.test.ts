import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestWorld } from "../../app-server/test/test-world.ts";
import { type RunningApp, startApp } from "./start-app.ts";

let world: Awaited<ReturnType<typeof openTestWorld>>;
let app: RunningApp;
beforeAll(async () => {
  world = await openTestWorld();
  app = await startApp({ env: world.env });
});
afterAll(async () => {
  await app?.stop();
  await world?.close();
});

async function open(path: string) {
  const response = await fetch(app.origin + path);
  return { status: response.status, html: await response.text() };
}

const anyPost = "/blog/0190e000-0000-7000-8000-000000000099";

test("what cannot be read is answered with 503 and its words [I04] [I07]", async () => {
  await world.sql("alter table blog_post rename to blog_post_away");
  try {
    const hub = await open("/blog");
    expect(hub.status).toBe(503);
    expect(hub.html).toContain("Unable to load blog posts. Please try again later.");
    const post = await open(anyPost);
    expect(post.status).toBe(503);
    expect(post.html).toContain(">Blog Post Not Found<");
    expect(post.html).toContain("← Back to Blog");
  } finally {
    await world.sql("alter table blog_post_away rename to blog_post");
  }
  expect((await open("/blog")).status).toBe(200);
});

test("a hub without articles says so in the page itself [I04]", async () => {
  const { status, html } = await open("/blog");
  expect(status).toBe(200);
  expect(html).toContain("No blog posts available yet. Check back soon!");
  expect(html).not.toContain("Pages of articles");
  expect((await open(anyPost)).html).toContain(">Post Not Found<");
});
