const head = [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x32]; // %PDF-1, %PDF-2
const end = [0x25, 0x25, 0x45, 0x4f, 0x46]; // %%EOF
/** How far from its end a PDF may close. */
const tailBytes = 2048;

/** Whether the bytes begin and end as a PDF does, whatever the file is called. */
export function isPdf(bytes: Uint8Array): boolean {
  const begins = head.slice(0, 5).every((byte, at) => bytes[at] === byte);
  const hasVersion = bytes[5] === head[5] || bytes[5] === head[6];
  return begins && hasVersion && contains(bytes.subarray(-tailBytes), end);
}

function contains(bytes: Uint8Array, wanted: readonly number[]): boolean {
  for (let at = bytes.byteLength - wanted.length; at >= 0; at -= 1) {
    if (wanted.every((byte, offset) => bytes[at + offset] === byte)) return true;
  }
  return false;
}
