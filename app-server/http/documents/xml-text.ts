const marks: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
/** Characters that XML can't contain in any encoding. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it takes out
const unfit = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** A text escaped for XML. */
export function xmlText(text: string): string {
  return text.replace(unfit, "").replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}
