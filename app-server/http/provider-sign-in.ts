import { type Context, Hono } from "hono";
import { afterSignIn, landingOf } from "../../domain/accounts/after-sign-in.ts";
import { attemptMinutes } from "../../domain/accounts/providers/provider-attempt.ts";
import { type ProviderName, providerNames } from "../../domain/accounts/providers/provider-name.ts";
import { isFirstSession } from "../../domain/accounts/sessions/open-session.ts";
import { safeReturnTo } from "../../domain/accounts/sign-in/safe-return-to.ts";
import type { ProviderFailure } from "../contract/accounts/provider-failures.ts";
import { problemOf } from "../contract/problem.ts";
import { appleCookie, providerCookie } from "../services/cookies.ts";
import type { RateLimiter } from "../services/rate-limits/rate-limiter.ts";
import type { AppEnv } from "./app-env.ts";
import { problem } from "./problem-response.ts";

/** Failures that are no attack: the person or the provider went away. */
const noFailures = new Set<string>([
  "provider-consent-refused",
  "provider-away",
  "provider-unknown",
]);

/**
 * Redirects to a provider and handles its answer. Any failure ends on a page with a plain
 * explanation.
 */
export function providerSignInRoutes(limiter: RateLimiter) {
  const routes = new Hono<AppEnv>();
  for (const name of providerNames) {
    routes.get(`/${name}`, (c) => begin(c, name, limiter));
    if (name !== "apple") {
      routes.get(`/${name}/callback`, (c) => complete(c, name, new URL(c.req.url).searchParams));
    }
  }
  // Apple's page posts the callback: the one write allowed from another site
  return routes.post("/apple/callback", async (c) => {
    const type = c.req.header("content-type") ?? "";
    if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
      return problem(c, problemOf("wrong-type", 415, "The body must be a form"));
    }
    return complete(c, "apple", new URLSearchParams(await c.req.text()));
  });
}

async function begin(c: Context<AppEnv>, name: ProviderName, limiter: RateLimiter) {
  const { core, cookies, clientAddress } = c.var;
  const returnTo = safeReturnTo(c.req.query("returnTo") ?? null);
  const site = c.req.header("sec-fetch-site");
  // other sites may link to our sign-in but not start it
  if (site && site !== "same-origin" && site !== "none") {
    const query = returnTo ? `?${new URLSearchParams({ returnTo })}` : "";
    return c.redirect(`/api/login${query}`, 303);
  }
  if ((await limiter.take(clientAddress)) !== null) return fail(c, name, "too-many-requests");

  const cookie = cookieOf(name);
  const begun = await core.accounts.beginProviderSignIn({
    provider: name,
    returnTo,
    browser: cookies.get(cookie),
  });
  if (!begun.ok) {
    await limiter.giveBack(clientAddress);
    return refuse(c, name, begun.refusal.kind);
  }
  cookies.set(cookie, begun.value.browser, attemptMinutes * 60);
  return c.redirect(begun.value.url.href, 303);
}

async function complete(c: Context<AppEnv>, name: ProviderName, answer: URLSearchParams) {
  // the URL holds a code
  c.header("referrer-policy", "no-referrer");
  const { core, cookies, from, session } = c.var;
  const browser = cookies.get(cookieOf(name));
  const done = await core.accounts.completeProviderSignIn({
    provider: name,
    answer,
    browser,
    ...from,
  });
  if (!done.ok) {
    const { kind } = done.refusal;
    if (!noFailures.has(kind)) c.var.notice("sign-in-failed", name);
    return refuse(c, name, kind);
  }
  await session.start(done.value.sessionSecret);
  const returnTo = done.value.returnTo ?? landingOf(done.value.user);
  return c.redirect(afterSignIn({ returnTo, isNew: isFirstSession(done.value) }), 303);
}

function refuse(
  c: Context,
  name: ProviderName,
  kind: `provider-${ProviderFailure}` | "provider-unknown",
) {
  if (kind === "provider-unknown") {
    return problem(c, problemOf("not-found", 404, "There's nothing at this address"));
  }
  return fail(c, name, kind.slice("provider-".length) as ProviderFailure);
}

function fail(c: Context, name: ProviderName, why: ProviderFailure) {
  return c.redirect(`/login/failed?${new URLSearchParams({ with: name, why })}`, 303);
}

const cookieOf = (name: ProviderName) => (name === "apple" ? appleCookie : providerCookie);
