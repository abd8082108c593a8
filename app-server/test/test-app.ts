import { patientUrl } from "../../adapters/postgres/test/patient-url.ts";
import { createTestClock } from "../../adapters/system/test/test-time.ts";
import type { User } from "../../domain/accounts/user.ts";
import type { Clock } from "../../domain/shared/time/clock.ts";
import { createApp } from "../app.ts";
import { compose } from "../compose.ts";
import { readConfig } from "../config.ts";
import type { RenderPage } from "../page-routes.ts";
import { openSeededDatabase } from "./seeded-database.ts";
import { createTestClient, type TestClient } from "./test-client.ts";

type Outside = Omit<NonNullable<Parameters<typeof compose>[2]>, "clock"> & {
  clock?: Clock & { advance(ms: number): void };
};

/** The whole app over a world of its own, without a socket, without pages, and with no worker running. */
export async function openTestApp(
  env: Record<string, string> = {},
  { clock = createTestClock(), ...outside }: Outside = {},
  renderPage: RenderPage = () => Promise.resolve(new Response("a page")),
  /** Settings that depend on those of the world. */
  further: (env: {
    DATABASE_URL: string;
    MIGRATE_DATABASE_URL: string;
  }) => Promise<Record<string, string>> = async () => ({}),
) {
  const world = await openSeededDatabase(clock);
  const steps: (() => Promise<void> | void)[] = [world.close];
  // on a slow machine many at once wait longer for each other than people should
  const DATABASE_URL = patientUrl(world.env.DATABASE_URL);
  const settings = { ...world.env, DATABASE_URL, ...env, ...(await further(world.env)) };
  const config = readConfig(settings);
  const parts = await compose(config, (step) => steps.push(step), { ...outside, clock });
  const app = createApp({ ...parts, renderPage });

  /** A browser at this client address, with these cookies. Only this machine may read mail at `/dev`. */
  function client(cookies?: Record<string, string>, address = "127.0.0.1"): TestClient {
    return createTestClient((path, init) => app.request(path, init, { address }), cookies);
  }

  return {
    ...world,
    clock,
    newCore: parts.newCore,
    origin: config.origin,
    client,
    as: async (user: User) => client(await world.sessionOf(user)),
    async close() {
      for (const step of steps.reverse()) await step();
    },
  };
}
export type TestApp = Awaited<ReturnType<typeof openTestApp>>;
