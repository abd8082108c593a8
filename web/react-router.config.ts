import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: ".",
  buildDirectory: "../build",
  // a pattern for the bundler, since the build has several programs; see vite.config.ts
  serverBuildFile: "[name].js",
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
