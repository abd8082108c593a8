import sharp from "sharp";

/** A test picture: a one-color PNG, or in the given `format`. */
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
