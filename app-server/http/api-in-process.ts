import type { Api } from "../../web/context.ts";
import { apiHandlers } from "../calls/api-handlers.ts";
import type { Services } from "../calls/handler.ts";
import { createClientInProcess } from "../calls/in-process.ts";
import { toCurrentUserBody } from "../contract/accounts/accounts.ts";
import { apiCalls } from "../contract/api-calls.ts";
import type { Scope } from "./scope.ts";

/** The calls as the server's own loaders and actions make them: the same core, rights and bodies, without the wire. */
export function createApiInProcess(scope: Scope["Variables"], services: Services): Api {
  const { by } = scope;
  return {
    ...createClientInProcess({ ...scope, services }, apiCalls, apiHandlers),

    currentUser: async () => (by.kind === "member" ? toCurrentUserBody(by) : null),
  };
}
