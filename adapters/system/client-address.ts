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

/** An IPv4 address that came over an IPv6 socket is an IPv4 address. */
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

function networkOf(address: string): string {
  const [head = "", tail] = address.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array(8 - left.length - right.length).fill("0");
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
