/** A text as a part of a `like` pattern that means only itself. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
