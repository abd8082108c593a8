import type { Principal } from "../../domain/accounts/principal.ts";
import type { Core } from "../../domain/core.ts";
import type { SecurityAction } from "../../domain/security-events/security-event.ts";
import type { ClientInfo } from "../../domain/shared/client-info.ts";
import type { BrowserSession, CookieJar } from "./cookies.ts";

/** Facts of one request, which the middleware gives to every route and page. */
export type RequestContext = {
  requestId: string;
  /** The request came at this moment of the site's clock. */
  now: Date;
  /** A core of this request's own. */
  core: Core;
  /** The caller. */
  by: Principal;
  /** Set when the session could not be read (database down). */
  sessionError?: unknown;
  cookies: CookieJar;
  session: BrowserSession;
  /** The client address of the request, seen through the proxies that the operator trusts. */
  clientAddress: string;
  /** The client address with the browser, for the account's activity log. */
  from: ClientInfo;
  /** Reports a security event for the audit log. */
  notice(action: SecurityAction, about: string): void;
};
