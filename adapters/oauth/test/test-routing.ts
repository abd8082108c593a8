import type { TestProvider } from "./test-provider.ts";

/**
 * A `fetch` that sends the providers' hosts to these servers and rejects other hosts, except this
 * machine's.
 */
export function routeTo(providers: readonly TestProvider[]): typeof fetch {
  return (input, init) => {
    const url = new URL(String(input));
    const provider = providers.find(({ hosts }) => (hosts as readonly string[]).includes(url.host));
    if (!provider && url.hostname !== "localhost") throw new TypeError(`No way to ${url.host}`);
    const path = `${url.pathname}${url.search}`;
    return fetch(provider ? `${provider.origin}${path}` : url, init);
  };
}
