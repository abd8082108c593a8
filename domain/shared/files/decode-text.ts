/** The replacement character that decoding inserts for invalid UTF-8. */
export const unreadable = "\uFFFD";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Decodes a UTF-8 file without its byte order mark. For other encodings returns a sentence that
 * begins with the file's name and says how to save it.
 */
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
