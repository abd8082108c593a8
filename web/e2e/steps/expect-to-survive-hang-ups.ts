import { expect, onTestFinished } from "vitest";
import type { UserType } from "../../../domain/accounts/user.ts";
import { hangUpOften } from "../hang-up.ts";
import { createSampledDatabase } from "../sampled-database.ts";
import { type AppOptions, startApp } from "../start-app.ts";

const roles: UserType[] = ["exhibitor", "builder", "admin"];
const streamed = ["/dashboard", "/admin-dashboard", "/dashboard.data", "/admin-dashboard.data"];
const encodings = ["identity", "br", "gzip"];

/** The server answers, and has met no error, after clients have hung up that many times on streamed pages of all roles. */
export async function expectToSurviveHangUps(
  runtime: Required<AppOptions>["runtime"],
  times: number,
): Promise<void> {
  const database = await createSampledDatabase();
  onTestFinished(database.drop);
  const app = await startApp({ runtime, env: { DATABASE_URL: database.url } });
  onTestFinished(app.stop);
  const { origin } = app;

  const cookies = await Promise.all(roles.map((role) => signIn(origin, role)));
  const asked = cookies.flatMap((cookie) =>
    streamed.flatMap((path) => encodings.map((encoding) => ({ origin, path, cookie, encoding }))),
  );
  await hangUpOften(asked, times);

  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect(app.output()).not.toMatch(/Uncaught|enqueue|failed:/);
}

async function signIn(origin: string, userType: UserType): Promise<string> {
  const response = await fetch(`${origin}/login`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ step: "sample", userType }),
  });
  const lines = response.headers.getSetCookie().map((line) => line.split(";")[0]);
  return lines.filter((line) => line?.startsWith("session=")).join("; ");
}
