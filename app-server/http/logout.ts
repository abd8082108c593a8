import { Hono } from "hono";
import { signOut } from "../calls/sign-in.ts";
import type { AppEnv } from "./app-env.ts";

/** Signing out by an address, for people: it redirects. */
export const logoutRoutes = new Hono<AppEnv>()
  // A link or image on another site must not sign anyone out; a cross-site request gets the page
  // with a button, and so does an old browser without Sec-Fetch-Site. Clients that are no browsers
  // are trusted.
  .get("/logout", async (c, next) => {
    const site = c.req.header("sec-fetch-site");
    const isOldBrowser = !site && c.req.header("user-agent")?.startsWith("Mozilla/");
    const isFromElsewhere = site && site !== "same-origin" && site !== "none";
    if (isFromElsewhere || isOldBrowser) return next();
    await signOut(c.var);
    c.header("clear-site-data", '"cache"');
    return c.redirect("/", 303);
  });
