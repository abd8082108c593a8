import { Hono } from "hono";
import { signOut } from "../calls/sign-in.ts";
import type { AppEnv } from "./app-env.ts";

/** Signs out by a URL that people visit, with a redirect. */
export const logoutRoutes = new Hono<AppEnv>()
  // a link or image on another site must not sign anyone out: a cross-site request gets a page with
  // a button, and so does an old browser without Sec-Fetch-Site; other clients are trusted
  .get("/logout", async (c, next) => {
    const site = c.req.header("sec-fetch-site");
    const isOldBrowser = !site && c.req.header("user-agent")?.startsWith("Mozilla/");
    const isFromElsewhere = site && site !== "same-origin" && site !== "none";
    if (isFromElsewhere || isOldBrowser) return next();
    await signOut(c.var);
    c.header("clear-site-data", '"cache"');
    return c.redirect("/", 303);
  });
