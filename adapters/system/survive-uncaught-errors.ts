import process from "node:process";
import { currentRequest } from "./request-context.ts";

/**
 * From now on an error that nothing has caught is logged with the request that it belongs to, and the process goes on: one
 * request that goes wrong must not end the answers to all others.
 */
export function surviveUncaughtErrors(): void {
  process.on("unhandledRejection", log);
  process.on("uncaughtException", log);
}

function log(error: unknown) {
  const request = currentRequest();
  const place = request
    ? `request ${request.requestId} (${request.method} ${request.route})`
    : "no known request";
  console.error(`Uncaught error in ${place}:`, error);
}
