import { isOneAddress } from "./is-one-address.ts";
import { oneLine } from "./one-line.ts";

const named = /^"?([^"<>]*?)"?\s*<([^<>]+)>$/;

/** Parses "Boothwright <no-reply@example.com>" or a bare address; null when it is neither. */
export function parseSender(text: string): { name: string; address: string } | null {
  const [, name = "", address = text] = named.exec(text.trim()) ?? [];
  if (!isOneAddress(address.trim())) return null;
  return { name: oneLine(name, 100), address: address.trim() };
}
