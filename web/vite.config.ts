import { fileURLToPath } from "node:url";
import devServer, { defaultOptions } from "@hono/vite-dev-server";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";
import { legalTexts } from "./legal-texts.config.ts";
import { styleSheets } from "./style-sheets.config.ts";

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Makes Vite watch the server's folders, too: it watches only web/, and elsewhere notices an atomic
 * save only once.
 */
const watchTheServer: Plugin = {
  name: "watch-the-server",
  configureServer(server) {
    server.watcher.add(["../app-server", "../domain", "../adapters"].map(fromHere));
  },
};

/** URLs that Vite handles in development; all others are handled by the app. */
const answeredByVite = [
  ...defaultOptions.exclude,
  /^\/@/,
  /^\/node_modules\//,
  /[?&]import/,
  /^(?!\/img\/).*\.(tsx?|js|css|svg|png|jpg|avif|webp|ico|woff2|txt|map)(\?.*)?$/,
];

const isDevelopment = process.argv.includes("dev");

/**
 * Ignores an error of chokidar on Deno, which reports a watcher's removed folder late, after
 * chokidar has closed and frozen it. React Router removes its folder of generated types when the
 * server starts.
 */
if (isDevelopment) {
  process.on("unhandledRejection", (reason) => {
    const isOfClosedWatcher =
      reason instanceof TypeError && reason.message.includes("watcherUnusable");
    if (!isOfClosedWatcher) throw reason;
  });
}

/** CommonJS packages that load ES modules, which Deno can't do within Vite's server. */
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

/**
 * File names: hashes only, since the manifest of every page lists them (saves 1.2 kB); lazy parts,
 * which are not in it, have names.
 */
const fileName = ({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }) =>
  isDynamicEntry ? `assets/${name.slice(0, 6)}-[hash:7].js` : "assets/[hash:7].js";
const fileNames = { entryFileNames: fileName, chunkFileNames: fileName };

/**
 * Modules that many pages load together, as one file per group: a request costs more than a
 * kilobyte. A group includes the imports of its modules, so only small modules with small imports
 * are named. `minShareCount` counts the pages and lazy parts that load a module.
 */
const groups = [
  {
    name: "react",
    test: anyOf([
      /node_modules.*\/(react|react-dom|react-router|scheduler)\//,
      // our replacement of a part of the router, and its imports
      /web\/(lazy\/(route-modules|until-loaded)|ui\/feedback\/toast-store)\./,
    ]),
    priority: 3,
  },
  // with all its imports, however few modules share them: a separate file for each small part would
  // weigh more
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
      /web\/ui\/text\/(date-text|external-link|website-link|name)\.|shared\/text\/name-parts/,
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
      /format-date-range|web\/month-name\.|venue-text|show-(links|status|picture|badge|query)|matching-shows|short-show-name|trade-shows\/show-name|shows-query|fold-text/,
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
  // the wizard's fields, in which a brief is changed, too
  {
    name: "wizard",
    test: anyOf([
      /web\/quotes\/wizard\/(steps\/|use-described-booth|booth-preview|quote-wizard\.css)/,
      /web\/quotes\/form\/(quote-form-(context|errors)|resolve-quote-form|to-quote-|asked-booth-size|offered-options)/,
      /domain\/(assignment\/matching\/lead-time|quotes\/submit\/event-day)/,
    ]),
    minShareCount: 2,
  },
  {
    name: "request",
    test: anyOf([
      /web\/quotes\/(promise\/(due-text|due-link)|event-date-text|request\/service-type-title)/,
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
  // time zones of places, from which pages tell whether a show is over
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

/** Tests whether a module's path, with forward slashes on every system, matches one of these. */
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
    legalTexts,
    vanillaExtractPlugin(),
    styleSheets(),
  ],
  environments: {
    ssr: {
      build: { rollupOptions: { input: programs }, emptyOutDir: true },
      // icons must render on the server as in the browser; query packages would read an environment
      // variable at each call unless the bundler inlines it
      resolve: { noExternal: ["lucide-react", /^@tanstack\//, ...bundledFirst] },
      optimizeDeps: { include: bundledFirst },
    },
    client: {
      // prebundled, icons would keep lucide's own `createLucideIcon`
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
    // fonts are never inlined in the style sheet, since few pages need the small ones, and no page
    // may run a script of a data URL
    assetsInlineLimit: (path) => (/\.(woff2|js)$/.test(path) ? false : undefined),
  },
});
