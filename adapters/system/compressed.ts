import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

const ways = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
};

/** The same bytes, smaller; made beside other work. */
export async function compressed(
  bytes: Uint8Array,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await ways[encoding](bytes));
}

/** The smallest that an `Accept-Encoding` takes; null: as it is. */
export function encodingFor(accepted: string | null | undefined): Encoding | null {
  const taken = new Map(
    (accepted ?? "").split(",").map((each) => {
      const [name = "", ...options] = each.split(";").map((part) => part.trim().toLowerCase());
      return [name, !options.some((option) => /^q=0(\.0*)?$/.test(option))];
    }),
  );
  return encodings.find((each) => taken.get(each) ?? taken.get("*") ?? false) ?? null;
}
