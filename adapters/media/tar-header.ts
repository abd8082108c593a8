export const blockSize = 512;

/** The header block of a file in a tar archive (POSIX ustar). */
export function tarHeader(name: string, size: number): Uint8Array {
  const block = new Uint8Array(blockSize);
  const put = (text: string, at: number) => block.set(new TextEncoder().encode(text), at);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, "0");
  put(name, 0);
  put(`${octal(0o600, 7)}\0${octal(0, 7)}\0${octal(0, 7)}\0`, 100);
  put(`${octal(size, 11)}\0${octal(0, 11)}\0`, 124);
  put("0", 156);
  put("ustar\x0000", 257);
  put(`${octal(checksumOf(block), 6)}\0 `, 148);
  return block;
}

/** Parses a header block. Null at the archive's end. Throws when the block isn't a header. */
export function readTarHeader(block: Uint8Array): { name: string; size: number } | null {
  if (block.every((byte) => byte === 0)) return null;
  const text = (from: number, length: number) =>
    new TextDecoder().decode(block.subarray(from, from + length)).replace(/[\0 ].*$/s, "");
  const size = Number.parseInt(text(124, 12), 8);
  const isHeader =
    text(257, 5) === "ustar" && Number.parseInt(text(148, 8), 8) === checksumOf(block);
  if (!isHeader || !Number.isSafeInteger(size)) throw new Error("is no tar archive");
  return { name: text(0, 100), size };
}

/** Sum of all bytes, with the checksum field counted as spaces. */
function checksumOf(block: Uint8Array): number {
  return block.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}
