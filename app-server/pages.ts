import { createRequestHandler, RouterContextProvider } from "react-router";
import { isDatabaseAway } from "../adapters/postgres/is-database-away.ts";
import {
  accountContext,
  apiContext,
  currentUserContext,
  printContext,
  requestIdContext,
  signInContext,
  siteContext,
  troubleContext,
} from "../web/context.ts";
import type { RenderPage } from "./app.ts";
import { toCurrentUserBody } from "./contract/accounts.ts";

const handle = createRequestHandler(
  () => import("virtual:react-router/server-build"),
  import.meta.env.MODE,
);

/** Answers a page, with what its loaders and actions may use. A page for one person is nobody else's to keep. */
export const renderPage: RenderPage = async (
  request,
  { scope, api, signIn, account, site, print },
) => {
  const { by, requestId } = scope;
  const context = new RouterContextProvider();
  context.set(requestIdContext, requestId);
  context.set(apiContext, api);
  context.set(signInContext, signIn);
  context.set(accountContext, account);
  context.set(currentUserContext, by.kind === "member" ? toCurrentUserBody(by) : null);
  context.set(siteContext, site);
  context.set(printContext, print);
  const trouble = { error: scope.trouble };
  context.set(troubleContext, trouble);

  const response = await handle(withoutOrigin(request), context);
  if (by.kind === "member" && !response.headers.has("cache-control")) {
    response.headers.set("cache-control", "no-store");
  }
  if (response.status !== 500 || !isDatabaseAway(trouble.error)) return response;
  const headers = new Headers(response.headers);
  headers.set("retry-after", "10");
  return new Response(response.body, { status: 503, headers });
};

/**
 * The origin was judged at the door, by what the operator says the site's is. The pages' own rule knows only the address
 * inside: it would refuse every form behind a proxy with TLS, and those of pages that send no referrer.
 */
function withoutOrigin(request: Request): Request {
  if (!request.headers.has("origin")) return request;
  const headers = new Headers(request.headers);
  headers.delete("origin");
  return new Request(request, { headers });
}
