import type { Api } from "../../contract/api-client.ts";

/**
 * Wraps calls to record whether one of them failed: pages show partial content without an error.
 */
export function trackFailedReads(calls: Api): { api: Api; hasFailed(): boolean } {
  let hasFailed = false;
  const api = new Proxy(calls, {
    get(target, name, receiver) {
      const call: unknown = Reflect.get(target, name, receiver);
      if (typeof call !== "function") return call;
      return async (...sent: unknown[]) => {
        try {
          return await call.apply(target, sent);
        } catch (error) {
          hasFailed = true;
          throw error;
        }
      };
    },
  });
  return { api, hasFailed: () => hasFailed };
}
