import type { Client } from "../client.ts";
import type { RequestContext } from "../services/request-context.ts";

/** Hono's environment of every route; `Bindings` are the runtime's facts about the client. */
export type AppEnv = { Bindings: Client; Variables: RequestContext };
