import type { Encoding } from "../services/system.ts";

const encodings: readonly Encoding[] = ["br", "gzip"];

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
