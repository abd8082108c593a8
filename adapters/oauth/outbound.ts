/**
 * Sends a request to a provider. Throws `ProviderUnreachable` when there is no answer, or a server
 * error.
 */
export type Outbound = (url: string, init?: RequestInit) => Promise<Response>;

/** The provider didn't answer in time, or its server failed. */
export class ProviderUnreachable extends Error {
  override name = "ProviderUnreachable";
}

/** The ProviderUnreachable among an error and its causes, if any. */
export function unreachableIn(error: unknown): ProviderUnreachable | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ProviderUnreachable) return cause;
  }
  return null;
}

/** `fetch` with a timeout and without redirects. */
export function createOutbound(send: typeof fetch, timeoutMs = 10_000): Outbound {
  return async (url, init = {}) => {
    const limits = [AbortSignal.timeout(timeoutMs), ...(init.signal ? [init.signal] : [])];
    let response: Response;
    try {
      response = await send(url, { ...init, redirect: "manual", signal: AbortSignal.any(limits) });
    } catch (cause) {
      throw new ProviderUnreachable(`${new URL(url).host} does not answer`, { cause });
    }
    const { status } = response;
    if (status < 500 && status !== 429 && (status < 300 || status >= 400)) {
      return response;
    }
    await response.body?.cancel();
    throw new ProviderUnreachable(`${new URL(url).host} answers ${status}`);
  };
}
