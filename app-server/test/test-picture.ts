import sharp from "sharp";

/** A file as somebody might choose it: a PNG of one colour, or what `format` says. */
export async function testPicture({
  width = 40,
  height = 30,
  background = "#c0582a",
  format = "png",
}: {
  width?: number;
  height?: number;
  background?: string;
  format?: "png" | "jpeg";
} = {}) {
  const create = { width, height, channels: 3, background } as const;
  return new Uint8Array(await sharp({ create }).toFormat(format).toBuffer());
}
