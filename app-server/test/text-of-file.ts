import { inflateRawSync, inflateSync } from "node:zlib";

/** Everything that a ZIP holds, as a workbook is one, unpacked. */
export function textOfZip(file: Uint8Array): string {
  const bytes = Buffer.from(file);
  const texts: string[] = [];
  // the directory at the end has the sizes, which the parts themselves may leave out
  let at = bytes.readUInt32LE(bytes.lastIndexOf("PK\x05\x06", undefined, "latin1") + 16);
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const part = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    texts.push((bytes.readUInt16LE(at + 10) === 0 ? part : inflateRawSync(part)).toString());
    const lengths = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    at += lengths.reduce((sum, length) => sum + length, 46);
  }
  return texts.join("\n");
}

/** The text on the pages of a PDF, as far as it is in a standard font: another one numbers its letters as it likes. */
export function textOfPdf(file: Uint8Array): string {
  const source = Buffer.from(file).toString("latin1");
  const streams = [...source.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(
    ([, stream = ""]) => {
      try {
        return inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
      } catch {
        return [];
      }
    },
  );
  return streams
    .join("\n")
    .replace(/\[([^\]]*)\] TJ/g, (_, glyphs: string) =>
      [...glyphs.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = ""]) => Buffer.from(hex, "hex").toString("latin1"))
        .join(""),
    );
}
