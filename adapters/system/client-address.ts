import { BlockList, isIP } from "node:net";

/**
 * Returns the address a request comes from: the socket's, or behind trusted proxies the nearest
 * untrusted one in `X-Forwarded-For`. An IPv6 address is reduced to its /64, the size of one
 * customer's network.
 */
export function createClientAddressReader(trustedProxies: string[]) {
  const trusted = trustedProxies.length > 0 ? trustedAddresses(trustedProxies) : null;

  return (socketAddress: string | undefined, headers: Headers): string => {
    let address = plain(socketAddress ?? "");
    if (trusted && isTrusted(trusted, address)) {
      const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
      while (isTrusted(trusted, address)) {
        const hop = plain(hops.pop() ?? "");
        if (!isIP(hop)) break;
        address = hop;
      }
    }
    return isIP(address) === 6 ? networkOf(address) : address || "unknown";
  };
}

/** An IPv4-mapped IPv6 address as plain IPv4. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

function trustedAddresses(proxies: string[]): BlockList {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = "", bits] = proxy.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (!isIP(address)) continue;
    if (bits) list.addSubnet(address, Number(bits), family);
    else list.addAddress(address, family);
  }
  return list;
}

function isTrusted(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? "ipv6" : "ipv4");
}

/**
 * Shortest prefix that may be trusted: with a wider network, visitors could forge their address.
 */
const widestPrefix = 8;
/** The network of IPv4-mapped IPv6 addresses. */
const mapped = { address: "::ffff:0:0", prefix: 96 };

/**
 * Whether an address or network is narrow enough to be trusted as proxies', its IPv4-mapped part
 * included.
 */
export function isNarrowNetwork(network: string): boolean {
  const [address = "", bits] = network.split("/");
  if (bits === undefined) return true;
  const prefix = Number(bits);
  if (isIP(address) === 4) return prefix >= widestPrefix;
  const holdsMapped =
    isTrusted(trustedAddresses([network]), mapped.address) ||
    isTrusted(trustedAddresses([`${mapped.address}/${mapped.prefix}`]), address);
  return prefix >= (holdsMapped ? mapped.prefix : 0) + widestPrefix;
}

function networkOf(address: string): string {
  const [head = "", tail] = address.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array(8 - left.length - right.length).fill("0");
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
