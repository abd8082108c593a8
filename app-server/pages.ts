import { createRequestHandler, RouterContextProvider } from "react-router";
import { requestIdContext } from "../web/context.ts";
import type { Scope } from "./http/scope.ts";

const handle = createRequestHandler(
  () => import("virtual:react-router/server-build"),
  import.meta.env.MODE,
);

/** Answers a page, with what its loaders and actions may use. */
export function renderPage(request: Request, scope: Scope["Variables"]): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(requestIdContext, scope.requestId);
  return handle(request, context);
}
