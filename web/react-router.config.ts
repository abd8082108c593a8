import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: ".",
  buildDirectory: "../build",
  // a pattern for the bundler, because the build has several programs; see vite.config.ts
  serverBuildFile: "[name].js",
  ssr: true,
  // a separate file for each page's clientLoader would cost one more request for a few bytes
  splitRouteModules: false,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
