/** One address: nothing that could end it, start another, or end a header. */
const oneAddress =
  /^[^\s\p{Cc}\p{Cf}<>()[\],;:"\\@]{1,64}@[^\s\p{Cc}\p{Cf}<>()[\],;:"\\@]{1,253}$/u;

/** Whether the text is one bare email address: no list, no name, no line break. */
export function isOneAddress(text: string): boolean {
  return oneAddress.test(text) && !text.startsWith("-");
}
