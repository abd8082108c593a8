// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop some of them, and "/\t/evil" becomes "//evil"
const unsafe = /[\u0000-\u0020\u007f-\u009f\\\u2028\u2029]/;

/**
 * The text when it is a path on this site, else null: one leading slash, nothing that a browser reads as another host.
 * The pages of signing in and out are no place to return to: one would ask again, the other would undo it.
 */
export function safeReturnTo(text: string | null): string | null {
  if (text === null || !text.startsWith("/") || text.startsWith("//")) return null;
  if (unsafe.test(text)) return null;
  const path = decodedPath(text);
  return path !== null && (/\p{Cc}/u.test(path) || isSignInOrOut(path)) ? null : text;
}

/** The path with its dots resolved and characters decoded, as browser and router read it. Null for a broken escape. */
function decodedPath(text: string): string | null {
  const { pathname } = new URL(text, "https://this.site");
  try {
    return decodeURI(pathname);
  } catch {
    return null;
  }
}

/** Ignores letter case and a slash at the end. */
function isSignInOrOut(path: string): boolean {
  return /^(\/+api)?\/+log(in|out)\/*$/i.test(path);
}
