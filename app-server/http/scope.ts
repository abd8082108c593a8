import type { Client } from "../client.ts";

/** What the middleware gives to every route; `Bindings` is what the runtime told of the client. */
export type Scope = { Bindings: Client; Variables: { requestId: string } };
