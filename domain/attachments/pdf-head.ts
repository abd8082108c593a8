const head = [0x25, 0x50, 0x44, 0x46, 0x2d]; // %PDF-
const versions = [0x31, 0x32]; // "1" and "2"
const end = [0x25, 0x25, 0x45, 0x4f, 0x46]; // %%EOF
/**
 * The header must be within this many bytes, as PDF readers accept: a byte order mark, a blank line
 * or printer commands may precede it.
 */
const headBytes = 1024;
/** `%%EOF` must be within this many bytes before the padding at the end. */
const tailBytes = 2048;
/** Bytes that copies are padded with: whitespace, NUL, Ctrl-Z and erased flash (0xff). */
const padding = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x1a, 0x20, 0xff]);

/**
 * Offset of a PDF's header; null when the bytes don't begin and end as a PDF, whatever the file's
 * name.
 */
export function pdfHeadAt(bytes: Uint8Array): number | null {
  let last = bytes.byteLength;
  while (last > 0 && padding.has(bytes[last - 1] ?? -1)) last -= 1;
  if (indexIn(bytes.subarray(Math.max(0, last - tailBytes), last), end) < 0) return null;
  const begin = bytes.subarray(0, headBytes + head.length);
  const at = indexIn(begin, head);
  return at >= 0 && versions.includes(bytes[at + head.length] ?? 0) ? at : null;
}

function indexIn(bytes: Uint8Array, wanted: readonly number[]): number {
  return bytes.findIndex((_, at) => wanted.every((byte, offset) => bytes[at + offset] === byte));
}
