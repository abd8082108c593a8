import type { Client } from "../client.ts";
import type { RequestContext } from "../services/request-context.ts";

/** Hono's environment of every route; `Bindings` are facts about the client from the runtime. */
export type AppEnv = { Bindings: Client; Variables: RequestContext };
