import type { Principal } from "../../domain/accounts/principal.ts";
import type { Core } from "../../domain/core.ts";
import type { SecurityAction } from "../../domain/security-events/security-event.ts";
import type { ClientInfo } from "../../domain/shared/client-info.ts";
import type { Client } from "../client.ts";
import type { CookieJar } from "./cookie-jar.ts";
import type { BrowserSession } from "./session-cookie.ts";

/** What the middleware gives to every route; `Bindings` is what the runtime told of the client. */
export type RequestContext = {
  Bindings: Client;
  Variables: {
    requestId: string;
    /** A core of this request's own. */
    core: Core;
    /** Whoever asks. */
    by: Principal;
    /** Why nobody knows who asks for this page. */
    trouble?: unknown;
    cookies: CookieJar;
    session: BrowserSession;
    /** Where the request comes from, seen through the proxies that the operator trusts. */
    clientAddress: string;
    /** The same with the browser, for the trail of the account. */
    from: ClientInfo;
    /** Tells of something that belongs in the trail of security events. */
    notice(action: SecurityAction, about: string): void;
  };
};
