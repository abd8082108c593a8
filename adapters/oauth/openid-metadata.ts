import {
  allowInsecureRequests,
  type CustomFetch,
  customFetch,
  discovery,
  type ServerMetadata,
} from "openid-client";
import { hourMs } from "../../domain/shared/time/time-units.ts";
import type { Outbound } from "./outbound.ts";

/** Accepted signature algorithms. */
const algorithms = new Set(["RS256", "ES256"]);
const lifetimeMs = hourMs;

/**
 * An issuer's metadata from its well-known URL, fetched at the first sign-in and cached for an
 * hour.
 */
export function createOpenidMetadata(issuer: string, clientId: string, outbound: Outbound) {
  let cached: { metadata: Promise<ServerMetadata>; until: number } | null = null;

  async function read(): Promise<ServerMetadata> {
    const send: CustomFetch = (url, options) => outbound(url, options as RequestInit);
    const found = await discovery(new URL(issuer), clientId, undefined, undefined, {
      [customFetch]: send,
      // plain HTTP only on this machine, as the settings ensure
      execute: issuer.startsWith("http:") ? [allowInsecureRequests] : [],
    });
    const { supportsPKCE: _, ...metadata } = found.serverMetadata();
    const offered = metadata.id_token_signing_alg_values_supported ?? ["RS256"];
    const wanted = offered.filter((algorithm) => algorithms.has(algorithm));
    return { ...metadata, id_token_signing_alg_values_supported: wanted };
  }

  return async function metadata(): Promise<ServerMetadata> {
    if (!cached || cached.until < performance.now()) {
      const reading = { metadata: read(), until: performance.now() + lifetimeMs };
      cached = reading;
      reading.metadata.catch(() => {
        if (cached === reading) cached = null;
      });
    }
    return cached.metadata;
  };
}
