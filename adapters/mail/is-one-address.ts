/** Nothing that could end an address, start a second one, or end a header. */
const oneAddress =
  /^[^\s\p{Cc}\p{Cf}<>()[\],;:"\\@]{1,64}@[^\s\p{Cc}\p{Cf}<>()[\],;:"\\@]{1,253}$/u;

/** Whether the text is one bare e-mail address: not two with a comma, no name, no line break. */
export function isOneAddress(text: string): boolean {
  return oneAddress.test(text) && !text.startsWith("-");
}
