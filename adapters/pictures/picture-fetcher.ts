import { lookup } from "node:dns/promises";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { pictureBounds } from "../../domain/pictures/picture-bounds.ts";
import type { FetchedPicture, PictureFetcher } from "../../domain/pictures/ports.ts";
import { isPublicAddress } from "./is-public-address.ts";

const timeoutMs = 10_000;
/** Statuses after which a retry may succeed. */
const passing = new Set([408, 425, 429]);

type Resolve = (host: string) => Promise<{ address: string }[]>;
type IsAllowed = (address: string, port: string) => boolean;

const resolveAll: Resolve = (host) => lookup(host, { all: true });
/** The port is empty for the protocol's default. */
const isPublic: IsAllowed = (address, port) => port === "" && isPublicAddress(address);

/**
 * The single address to connect to; null when the link, or any address of its host, isn't allowed.
 */
export async function addressOf(
  { protocol, hostname, port, username, password }: URL,
  resolve: Resolve = resolveAll,
  isAllowed: IsAllowed = isPublic,
): Promise<string | null> {
  if (!["https:", "http:"].includes(protocol) || username !== "" || password !== "") return null;
  const host = hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
  const found = isIP(host) ? [{ address: host }] : await resolve(host);
  return found.every(({ address }) => isAllowed(address, port))
    ? (found[0]?.address ?? null)
    : null;
}

/**
 * Fetches pictures from other hosts: only from public addresses, connecting to the address that was
 * checked (against DNS rebinding), without redirects or cookies, within ten seconds and 10 MB.
 * `isAllowed` is for tests with servers on this machine.
 */
export function createPictureFetcher(isAllowed: IsAllowed = isPublic): PictureFetcher {
  return async (link) => {
    if (!URL.canParse(link)) return failed("is no address", true);
    const url = new URL(link);
    const signal = AbortSignal.timeout(timeoutMs);
    const timedOut = new Promise<never>((_, fail) => {
      signal.addEventListener("abort", () => fail(signal.reason), { once: true });
    });
    timedOut.catch(() => {});
    try {
      const address = await Promise.race([addressOf(url, resolveAll, isAllowed), timedOut]);
      if (address === null) return failed("lies at an address that is not fetched", true);
      return await Promise.race([read(url, address, signal), timedOut]);
    } catch (error) {
      const { code, name } = error as { code?: string; name: string };
      return failed(`cannot be reached (${code ?? name})`, false);
    }
  };
}

async function read(url: URL, address: string, signal: AbortSignal): Promise<FetchedPicture> {
  const answer = await ask(url, address, signal);
  try {
    const status = answer.statusCode ?? 0;
    if (status !== 200) return failed(`answers ${status}`, status < 500 && !passing.has(status));
    if (Number(answer.headers["content-length"]) > pictureBounds.bytes) return tooLarge;
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const part of answer as AsyncIterable<Uint8Array>) {
      length += part.byteLength;
      if (length > pictureBounds.bytes) return tooLarge;
      parts.push(part);
    }
    return { kind: "fetched", bytes: new Uint8Array(Buffer.concat(parts)) };
  } finally {
    answer.destroy();
  }
}

/**
 * Connects to exactly this address; the host's name is used in the request and to verify the
 * certificate.
 */
function ask(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const isSecure = url.protocol === "https:";
  const options = {
    host: address,
    port: url.port || (isSecure ? 443 : 80),
    path: `${url.pathname}${url.search}`,
    headers: { host: url.host, accept: "image/*", "user-agent": "Boothwright" },
    agent: false,
    signal,
    ...(isSecure && !isIP(url.hostname) && { servername: url.hostname.replace(/\.$/, "") }),
  };
  return new Promise((answer, fail) => {
    const request = isSecure ? requestHttps(options, answer) : requestHttp(options, answer);
    request.on("error", fail);
    request.end();
  });
}

const tooLarge = failed("is larger than 10 MB", true);

function failed(problem: string, isFinal: boolean) {
  return { kind: "failed" as const, problem, isFinal };
}
