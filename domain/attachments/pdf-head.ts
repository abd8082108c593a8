const head = [0x25, 0x50, 0x44, 0x46, 0x2d]; // %PDF-
const versions = [0x31, 0x32]; // 1 and 2
const end = [0x25, 0x25, 0x45, 0x4f, 0x46]; // %%EOF
/** Readers look for the head in so many bytes: a byte order mark, an empty line or a printer's commands may stand before it. */
const headBytes = 1024;
/** Bytes before its end in which a PDF may close. */
const tailBytes = 2048;
/** Blanks, line ends, NUL and erased flash: what copies are padded with. */
const padding = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x1a, 0x20, 0xff]);

/** Where the head of a PDF is in a file that also ends as one, whatever it is called; null for any other file. */
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
