import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every page of the site, in one place. */
export default [
  index("./home/home-page.tsx"),
  route("portfolio", "./portfolio/portfolio-page.tsx"),
  route("portfolio/:id", "./portfolio/project-page.tsx"),
  route("img/booth/:name", "./booth-pictures/booth-picture-route.ts"),
  route("quote", "./quotes/quote-page.tsx"),
  route("quote-success/:id?", "./quotes/quote-success-page.tsx"),
  route("dashboard", "./dashboard/dashboard-page.tsx"),
  route("admin-dashboard", "./admin/admin-page.tsx"),
  route("our-builders", "./builders/builders-page.tsx"),
  route("builders/:id", "./builders/builder-page.tsx"),
  route("builder-profile/:id", "./builders/builder-page.tsx", { id: "builder-profile" }),
  route("builder-network", "./builder-network/builder-network-page.tsx"),
  route("blog", "./blog/blog-page.tsx"),
  route("blog/:postId", "./blog/blog-post-page.tsx"),
  route("trade-show-calendar", "./trade-shows/trade-show-calendar-page.tsx"),
  route("trade-show-calendar/:id", "./trade-shows/trade-show-page.tsx", {
    id: "trade-show-calendar-show",
  }),
  route("trade-shows/:id", "./trade-shows/trade-show-page.tsx"),
  route("how-it-works", "./how-it-works/how-it-works-page.tsx"),
  route("api/login", "./accounts/login-page.tsx", { id: "api-login" }),
  route("login", "./accounts/login-page.tsx"),
  route("login/email", "./accounts/login-email-page.tsx"),
  route("confirm-email", "./accounts/confirm-email-page.tsx"),
  route("api/logout", "./accounts/logout-page.tsx", { id: "api-logout" }),
  route("logout", "./accounts/logout-page.tsx"),
  route("docs", "./docs/docs-page.tsx"),
  route("dev/ui", "./dev-ui/dev-ui-page.tsx"),
  route("*", "./shell/not-found-page.tsx"),
] satisfies RouteConfig;
