import { createApp } from "./app.ts";
import { CannotStart } from "./cannot-start.ts";
import { compose } from "./compose.ts";
import { readConfig } from "./config.ts";
import { renderPage } from "./pages.ts";
import { serveStaticFiles } from "./serve-static-files.ts";

const drainMs = 10_000;
/** The bundle is build/server/index.js; what browsers load lies beside it. */
const clientFolder = new URL(/* @vite-ignore */ "../client/", import.meta.url);

try {
  await start();
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exit(1);
}

async function start() {
  const config = readConfig(process.env);
  const { serve } =
    "Deno" in globalThis ? await import("./serve-deno.ts") : await import("./serve-node.ts");

  const parts = await compose(config);
  const staticFiles = serveStaticFiles(clientFolder);
  const app = createApp({ ...parts, renderPage, staticFiles });
  const server = await serve({ fetch: app.fetch, port: config.port, hostname: config.host });
  console.log(`Boothwright is at ${config.origin}`);

  let isStopping = false;
  async function stop() {
    if (isStopping) return;
    isStopping = true;
    await server.stop(drainMs);
    await parts.close();
    process.exit(0);
  }
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
