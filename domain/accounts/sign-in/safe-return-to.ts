// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop some of them, and "/\t/evil" becomes "//evil"
const unsafe = /[\u0000-\u0020\u007f-\u009f\\\u2028\u2029]/;

/** The text when it is a path on this site, else null: one leading slash, nothing that a browser reads as another host. */
export function safeReturnTo(text: string | null): string | null {
  if (text === null || !text.startsWith("/") || text.startsWith("//")) return null;
  return unsafe.test(text) ? null : text;
}
