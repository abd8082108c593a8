import type { Client } from "../client.ts";
import type { RequestScope } from "../services/request-scope.ts";

/** Hono's environment of every route; `Bindings` are the runtime's facts about the client. */
export type RequestContext = { Bindings: Client; Variables: RequestScope };
