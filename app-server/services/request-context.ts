import type { Principal } from "../../domain/accounts/principal.ts";
import type { Core } from "../../domain/core.ts";
import type { LinkHolder } from "../../domain/quotes/response-link.ts";
import type { SecurityAction } from "../../domain/security-events/security-event.ts";
import type { ClientInfo } from "../../domain/shared/client-info.ts";
import type { BrowserSession, CookieJar } from "./cookies.ts";

/** Facts of one request, which the middleware provides to every route and page. */
export type RequestContext = {
  requestId: string;
  /** The time of the request, by the site's clock. */
  now: Date;
  core: Core;
  /** The caller. */
  by: Principal;
  /** The holder of a link, where the call takes one: `by` is a visitor then. */
  linkHolder?: LinkHolder;
  /** Set when the session could not be read because the database is down. */
  sessionError?: unknown;
  cookies: CookieJar;
  session: BrowserSession;
  /** The client's IP address, after the trusted proxies. */
  clientAddress: string;
  /** The client's IP address and browser, for the account's activity log. */
  from: ClientInfo;
  /** Reports a security event for the audit log. */
  notice(action: SecurityAction, about: string): void;
};
