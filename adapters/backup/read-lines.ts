import { Buffer } from "node:buffer";

const newline = 0x0a;

/**
 * Splits UTF-8 into lines at `\n` only. `node:readline` also splits at a lone `\r`, and on some
 * runtimes at U+2028 and U+2029, which JSON allows in strings.
 */
export async function* readLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let begun: Uint8Array[] = [];
  for await (const piece of source) {
    let start = 0;
    for (;;) {
      const end = piece.indexOf(newline, start);
      if (end === -1) break;
      begun.push(piece.subarray(start, end));
      yield Buffer.concat(begun).toString("utf8");
      begun = [];
      start = end + 1;
    }
    if (start < piece.length) begun.push(piece.subarray(start));
  }
  if (begun.length > 0) yield Buffer.concat(begun).toString("utf8");
}
