/** Maximum size of a Notion file; pictures have a smaller limit of their own. */
const mostBytes = 20 * 1024 * 1024;
const timeoutMs = 10_000;

export type FetchedFile = { bytes: Uint8Array } | { problem: string; isExpired: boolean };

/** Downloads a file from Notion's file hosts only: no redirects, bounded time and size. */
export async function fetchFile(url: string, hosts: readonly string[]): Promise<FetchedFile> {
  const failed = (problem: string, isExpired = false) => ({ problem, isExpired });
  const address = URL.canParse(url) ? new URL(url) : null;
  const isLocal = address?.hostname === "127.0.0.1";
  if (!address || (address.protocol !== "https:" && !isLocal) || !hosts.includes(address.host)) {
    return failed("lies on a host that is not on the list of Notion's own");
  }
  try {
    const response = await fetch(address, {
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      return failed(`cannot be fetched (${response.status})`, response.status === 403);
    }
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const part of response.body) {
      length += part.byteLength;
      // leaving the loop ends the connection
      if (length > mostBytes) return failed("is larger than 20 MB");
      parts.push(part);
    }
    return { bytes: Buffer.concat(parts) };
  } catch (error) {
    return failed(`cannot be fetched (${(error as Error).name})`);
  }
}
