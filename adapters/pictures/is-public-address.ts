import { isIPv4, isIPv6 } from "node:net";

/** IPv4 networks that aren't public, as first address and prefix length. */
const notPublic: [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  // metadata service of most clouds
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  // multicast, reserved, broadcast
  ["224.0.0.0", 3],
  // metadata service of Azure
  ["168.63.129.16", 32],
];

/**
 * Whether an IP address is on the public internet. For IPv6 only global unicast counts: loopback,
 * private, link-local, multicast and IPv4-mapped addresses are excluded.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) {
    const number = toNumber(address);
    return !notPublic.some(([first, length]) => {
      const size = 2 ** (32 - length);
      return Math.floor(number / size) === Math.floor(toNumber(first) / size);
    });
  }
  if (!isIPv6(address) || address.includes("%")) return false;
  const [first = 0, second = 0] = address
    .split(":")
    .map((group) => Number.parseInt(group, 16) || 0);
  // 2000::/3
  if (first < 0x2000 || first > 0x3fff) return false;
  // 2001::/23 has Teredo and other protocols, 2001:db8::/32 and 3fff::/20 are for documentation, 2002::/16 holds IPv4 addresses
  const isSpecial = first === 0x2001 && (second < 0x200 || second === 0xdb8);
  return !isSpecial && first !== 0x2002 && !(first === 0x3fff && second < 0x1000);
}

function toNumber(address: string): number {
  return address.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
}
