import type { HttpBindings } from "@hono/node-server";
import { createApp } from "./app.ts";
import { compose } from "./compose.ts";
import { readConfig } from "./config.ts";
import { renderPage } from "./pages.ts";

type Parts = Awaited<ReturnType<typeof compose>>;
const kept = globalThis as { partsInDevelopment?: Promise<Parts> };

// an edit loads this file anew: what the former one opened is closed before more is opened
const former = kept.partsInDevelopment;
kept.partsInDevelopment = (async () => {
  await former?.then((parts) => parts.close()).catch(() => {});
  return compose(readConfig(process.env));
})();

const parts = await kept.partsInDevelopment;
const app = createApp({ ...parts, renderPage });

/** What Vite serves while developing: the same app, without a port of its own. */
export default {
  fetch: (request: Request, env: Partial<HttpBindings>) =>
    app.fetch(request, { address: env.incoming?.socket.remoteAddress }),
};
