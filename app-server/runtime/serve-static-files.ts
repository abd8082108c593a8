import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

const year = "public, max-age=31536000, immutable";
const hour = "public, max-age=3600";

/**
 * Serves the built client: hashed assets forever, the few files at the top for an hour. Assets of
 * earlier builds, for tabs that are still open, are in `earlierUrl`, if that folder exists.
 */
export function serveStaticFiles(folderUrl: URL, earlierUrl?: URL) {
  const folder = fileURLToPath(folderUrl);
  const filesIn = (root: string) => {
    const serve = serveStatic({ root, precompressed: true });
    const files: typeof serve = async (c, next) => {
      const response = await serve(c, next);
      // a requested range that the file does not have
      if (response && response.status >= 400) response.headers.set("cache-control", "no-store");
      return response;
    };
    return files;
  };
  const files = filesIn(folder);
  const earlier = earlierUrl && existsSync(earlierUrl) ? filesIn(fileURLToPath(earlierUrl)) : files;
  const app = new Hono().get(
    "/assets/*",
    (c, next) => {
      c.header("cache-control", year);
      return files(c, next);
    },
    earlier,
    (c) => c.text("Not found", 404, { "cache-control": "no-store" }),
  );
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith(".")) continue;
    app.get(`/${entry.name}`, (c, next) => {
      c.header("cache-control", hour);
      // the logo in emails, which webmail shows on pages of another origin
      if (entry.name.endsWith(".png")) c.header("cross-origin-resource-policy", "cross-origin");
      return files(c, next);
    });
  }
  return app;
}
