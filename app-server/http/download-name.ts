import { plainLetters } from "../../domain/shared/text/fold-text.ts";

/**
 * `Content-Disposition` of a download. A name beyond ASCII is given twice: in ASCII for old
 * clients, and in full.
 */
export function downloadName(name: string): string {
  const plain = plainLetters(name)
    .replace(/[^\x20-\x7e]+/g, "_")
    .replace(/["\\%]/g, "_");
  if (plain === name) return `attachment; filename="${name}"`;
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
