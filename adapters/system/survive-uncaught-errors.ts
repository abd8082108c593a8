import process from "node:process";
import { currentRequest } from "./logged-request.ts";

/**
 * Logs uncaught errors with their request and keeps the process running, so that one failed request
 * doesn't end all others.
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
