import { expect, onTestFinished, test } from "vitest";
import type { UserType } from "../../domain/accounts/user.ts";
import { hangUpOften } from "./hang-up.ts";
import { createSampledDatabase } from "./sampled-database.ts";
import { type AppOptions, startApp } from "./start-app.ts";

/** On each runtime, over all roles and pages. */
const times = 200;
const roles: UserType[] = ["exhibitor", "builder", "admin"];
const streamed = ["/dashboard", "/admin-dashboard", "/dashboard.data", "/admin-dashboard.data"];
const runtimes: Required<Pick<AppOptions, "runtime">>[] = [
  { runtime: "deno" },
  { runtime: "node" },
];

test.each(runtimes)(
  "clients that hang up at any byte of a streamed page leave the server on $runtime as it was",
  {
    timeout: 120_000,
  },
  async ({ runtime }) => {
    const database = await createSampledDatabase();
    onTestFinished(database.drop);
    const app = await startApp({ runtime, env: { DATABASE_URL: database.url } });
    onTestFinished(app.stop);
    const { origin } = app;

    const cookies = await Promise.all(roles.map((role) => signIn(origin, role)));
    const asked = cookies.flatMap((cookie) =>
      streamed.flatMap((path) =>
        ["identity", "br", "gzip"].map((encoding) => ({ origin, path, cookie, encoding })),
      ),
    );
    await hangUpOften(asked, times);

    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(app.output()).not.toMatch(/Uncaught|enqueue|failed:/);
  },
);

async function signIn(origin: string, userType: UserType): Promise<string> {
  const response = await fetch(`${origin}/login`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ step: "sample", userType }),
  });
  const lines = response.headers.getSetCookie().map((line) => line.split(";")[0]);
  return lines.filter((line) => line?.startsWith("session=")).join("; ");
}
