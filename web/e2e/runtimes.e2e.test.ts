import { expect, test } from "vitest";
import { startApp } from "./start-app.ts";

test.for(["deno", "node"] as const)("the build answers on %s", async (runtime) => {
  const app = await startApp({ runtime });
  try {
    const health = await fetch(`${app.origin}/healthz`);
    expect(await health.json()).toEqual({ status: "ok" });
    const page = await fetch(app.origin);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("<h1");
  } finally {
    await app.stop();
  }
});
