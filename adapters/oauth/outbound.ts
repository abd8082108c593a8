/** Asks a provider. Throws `ProviderUnreachable` when there is no answer, or none that is the provider's to give. */
export type Outbound = (url: string, init?: RequestInit) => Promise<Response>;

/** No answer in time, or a failure of the provider's server. */
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

/** `fetch` with a limit of time, that goes nowhere else than where it was sent. */
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
