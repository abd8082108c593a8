import { index, type RouteConfig } from "@react-router/dev/routes";

/** Every page of the site, in one place. */
export default [index("./home/home-page.tsx")] satisfies RouteConfig;
