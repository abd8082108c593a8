import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: ".",
  buildDirectory: "../build",
  // a pattern for the bundler, since the build has several programs; see vite.config.ts
  serverBuildFile: "[name].js",
  ssr: true,
  // a file of its own for the few bytes of each page's clientLoader costs a request more
  splitRouteModules: false,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
