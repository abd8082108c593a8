import { fileURLToPath } from "node:url";
import devServer, { defaultOptions } from "@hono/vite-dev-server";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";
import { styleSheets } from "./style-sheets.config.ts";

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Vite watches its root, web/, by itself; an atomic save elsewhere is seen only once without this. */
const watchTheServer: Plugin = {
  name: "watch-the-server",
  configureServer(server) {
    server.watcher.add(["../app-server", "../domain", "../adapters"].map(fromHere));
  },
};

/** Paths that Vite answers in development; all others go to the app. */
const answeredByVite = [
  ...defaultOptions.exclude,
  /^\/@/,
  /^\/node_modules\//,
  /[?&]import/,
  /^(?!\/img\/).*\.(tsx?|js|css|svg|png|jpg|avif|webp|ico|woff2|txt|map)(\?.*)?$/,
];

const isDevelopment = process.argv.includes("dev");

/**
 * On Deno a watcher of a folder that vanished says so late, and chokidar, which has closed it by then, writes to what it has frozen. React Router
 * takes its folder of generated types away as the server starts.
 */
if (isDevelopment) {
  process.on("unhandledRejection", (reason) => {
    const isOfClosedWatcher =
      reason instanceof TypeError && reason.message.includes("watcherUnusable");
    if (!isOfClosedWatcher) throw reason;
  });
}

/** CommonJS packages that load ES modules: Deno can't do that within Vite's server. */
const bundledFirst = isDevelopment ? ["sanitize-html"] : [];

/** Programs in build/server: the server, and the commands that production needs. */
const programs = {
  index: fromHere("../app-server/main.ts"),
  worker: fromHere("../scripts/worker.ts"),
  migrate: fromHere("../scripts/migrate.ts"),
  "sync-content": fromHere("../scripts/sync-content.ts"),
  seed: fromHere("../scripts/seed.ts"),
  backup: fromHere("../scripts/backup.ts"),
  restore: fromHere("../scripts/restore.ts"),
  "erase-request": fromHere("../scripts/erase-request.ts"),
  doctor: fromHere("../scripts/doctor.ts"),
  "send-test-mail": fromHere("../scripts/send-test-mail.ts"),
  "promote-admin": fromHere("../scripts/promote-admin.ts"),
  "demote-admin": fromHere("../scripts/demote-admin.ts"),
  "list-admins": fromHere("../scripts/list-admins.ts"),
  "release-mail": fromHere("../scripts/release-mail.ts"),
};

/** The manifest that each page loads names every file but those of late parts: hashes alone save 1.2 kB of it. */
const fileName = ({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }) =>
  isDynamicEntry ? `assets/${name.slice(0, 6)}-[hash:7].js` : "assets/[hash:7].js";
const fileNames = { entryFileNames: fileName, chunkFileNames: fileName };

/**
 * Modules that many pages load together, in one file each: a request costs more than a kilobyte. A group takes along what
 * its modules import, so only small ones with small imports are named. `minShareCount` counts the pages and late parts that load a module.
 */
const groups = [
  {
    name: "react",
    test: anyOf([
      /node_modules.*\/(react|react-dom|react-router|scheduler)\//,
      // what stands in for a part of the router, with its imports
      /web\/(lazy\/(route-modules|until-loaded)|ui\/feedback\/toast-store)\./,
    ]),
    priority: 3,
  },
  // with all that it imports, however few others do: a file of its own for each small part weighs more
  {
    name: "frame",
    test: anyOf([
      /web\/root\.tsx|time\/time-units\.ts|ui\/text\/text-link\.tsx/,
      /web\/ui\/layout\/(grid|stack|card)\.|web\/page\/(page-meta|use-support-email)\.|web\/lazy\//,
      /domain\/shared\/(page-number|time\/utc-day|text\/count-text)\.|domain\/accounts\/user\./,
    ]),
    priority: 2,
  },
  {
    name: "query",
    test: anyOf([
      /contract\/api-|fetch-api|web\/api\/(query-(scope|layout)|use-served-query)/,
      /@tanstack\/query-core\/build\/modern\/(queryClient|queryObserver)\./,
      /@tanstack\/react-query\/build\/modern\/(useQuery|useMutation)\./,
    ]),
    priority: 2,
  },
  {
    name: "marketing",
    test: anyOf([/web\/(marketing\/|page\/faq-page|home\/home-page\.css|how-it-works\/questions)/]),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: "parts",
    test: anyOf([
      /web\/ui\/form\/(field|fieldset|text-area|checkbox|field-error|combobox|text-input|select)\./,
      /web\/ui\/(layout\/(inline|card-header)|feedback\/(badge|empty-state|notice|read-failed|skeleton))\./,
      /web\/ui\/text\/(date-text|external-link|website-link)\./,
      /web\/ui\/media\/(photo|picture)|web\/ui\/data\/(data-list|pagination|contact-links|facts|chips)\./,
      /domain\/pictures\/|count-in-words|icons\/(arrow-(right|left|up-right)|x|check|chevron-down)\.mjs/,
    ]),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: "shows",
    test: anyOf([
      /domain\/quotes\/(booth-size-text|limits|quote-request-form|options|open-sides)\./,
      /web\/booth-drawing\/(booth|open-sides)\.ts|seeded-random|booth-area|budget-range/,
      /format-date-range|venue-text|show-(links|status|picture|badge|query)|matching-shows|shows-query|fold-text/,
      /domain\/trade-shows\/(lies-ahead|hall-picture|place-of)|industry-label|use-debounced|local-day|day-form|date-input/,
      /trade-shows\/(show\/quote-button|month\/date-leaf)|calendar-plus\.mjs/,
      /react-query\/build\/modern\/useInfiniteQuery|query-core\/build\/modern\/infiniteQueryObserver/,
    ]),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: "asking",
    test: anyOf([
      /web\/quotes\/(form\/(quote-form-(prefill|fields)|account-contact|quote-draft|resumable-draft)|success\/quote-success-path)/,
      /custom-booth-size|builder-token|web\/ui\/feedback\/stepper/,
    ]),
    minShareCount: 2,
  },
  {
    name: "request",
    test: anyOf([
      /web\/quotes\/(promise\/(due-text|due-link)|request\/(event-date-text|service-type-title))/,
      /web\/ui\/feedback\/stamp|web\/quotes\/(promise\/five-quotes|files\/lazy-files)/,
    ]),
    minShareCount: 2,
  },
  {
    name: "record",
    test: anyOf([
      /web\/page\/(record-lost|client-head|share-button)|web\/ui\/(text\/rich-text|data\/breadcrumb)/,
      /plain-text|share-2\.mjs|web\/page\/lazy-carousel/,
    ]),
    minShareCount: 2,
  },
  // of a show: by its place, whether it is over
  { name: "places", test: anyOf([/shared\/(country-name|time\/(place-time-zone|zone-time))\./]) },
  {
    name: "projects",
    test: anyOf([/web\/favourites\/|web\/portfolio\/project-(card|grid)|project-gallery\.css/]),
    minShareCount: 2,
  },
  {
    name: "cards",
    test: anyOf([
      /web\/builders\/(card|builder-search-address|builders-failed|search\/result-words)/,
      /first-words|place-name|star\.mjs|web\/page\/(filter-fields|use-auto-submit)/,
    ]),
    minShareCount: 2,
    priority: 1,
  },
];

/** Tells whether a module's path, with slashes on every system, has one of these. */
function anyOf(paths: RegExp[]) {
  return (id: string) => paths.some((path) => path.test(id.replaceAll("\\", "/")));
}

export default defineConfig({
  server: {
    port: Number(process.env.PORT || 8000),
    strictPort: true,
    watch: { ignored: ["**/.react-router/**"] },
  },
  resolve: {
    alias: [
      { find: /^react-remove-scroll-bar$/, replacement: fromHere("./ui/overlay/scroll-lock.tsx") },
      { find: /^\.\/routeModules\.js$/, replacement: fromHere("./lazy/route-modules.ts") },
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: fromHere("./ui/icon.tsx") },
    ],
  },
  plugins: [
    watchTheServer,
    devServer({
      entry: "../app-server/dev.ts",
      injectClientScript: false,
      exclude: answeredByVite,
    }),
    reactRouter(),
    vanillaExtractPlugin(),
    styleSheets(),
  ],
  environments: {
    ssr: {
      build: { rollupOptions: { input: programs }, emptyOutDir: true },
      // the server draws icons as the browser does; query packages read an environment variable at each call unless the bundler writes it in
      resolve: { noExternal: ["lucide-react", /^@tanstack\//, ...bundledFirst] },
      optimizeDeps: { include: bundledFirst },
    },
    client: {
      // bundled first, icons would keep lucide's own frame
      optimizeDeps: { exclude: ["lucide-react"] },
      build: {
        emptyOutDir: true,
        rolldownOptions: { output: { codeSplitting: { groups }, ...fileNames } },
      },
    },
  },
  build: {
    // one style sheet, which style-sheets.config.ts splits
    cssCodeSplit: false,
    // a small face that few pages need stays out of it
    assetsInlineLimit: (path) => (path.endsWith(".woff2") ? false : undefined),
  },
});
