/** The character that decoding leaves in place of bytes that are no UTF-8. */
export const unreadable = "\uFFFD";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** The text of a file in UTF-8, without its byte order mark; for any other file a sentence that begins with its name and ends in what to save it as. */
export function decodeText(
  bytes: Uint8Array,
  { name = "The file", as = "CSV UTF-8" } = {},
): { text: string } | { problem: string } {
  const wish = `save it as ${as}`;
  const beginsWith = (...start: number[]) => start.every((byte, index) => bytes[index] === byte);
  if (beginsWith(0xff, 0xfe) || beginsWith(0xfe, 0xff)) {
    return { problem: `${name} isn't UTF-8 but UTF-16; ${wish}` };
  }
  if (beginsWith(0x50, 0x4b, 0x03, 0x04) || beginsWith(0xd0, 0xcf, 0x11, 0xe0)) {
    return { problem: `${name} is a workbook, not a text; ${wish}` };
  }
  try {
    const text = utf8.decode(bytes);
    return text.includes("\0") ? { problem: `${name} is no text in UTF-8; ${wish}` } : { text };
  } catch {
    return { problem: `${name} isn't UTF-8; ${wish}` };
  }
}
