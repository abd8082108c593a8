/**
 * Places where a program may read text as a formula: at the start of a cell and, because some
 * programs split at semicolons or tabs instead of commas, after those and after line breaks. Spaces
 * and quotes before the sign don't matter.
 */
const formula =
  /(?:^|[;\t\r\n])(?=(?:[^\S\t\r\n]|["\0])*[=+\-@＝＋－＠])|^(?=(?:[^\S\t\r\n]|["\0])*[\t\r\n\0])/g;

/** Prevents formula injection: prefixes an apostrophe to text that a spreadsheet would evaluate. */
export function toHarmlessText(text: string): string {
  return text.replace(formula, "$&'");
}

/**
 * A phone number that a spreadsheet shows as typed: Excel evaluates +1-702-555-0100, and
 * LibreOffice drops the plus of +17025550100 and the zero of 0301234567. After an invisible
 * left-to-right mark, which address books use too, both treat it as text; a no-break space doesn't
 * help. Any other text is returned as harmless text.
 */
export function toPhoneText(phone: string): string {
  return /^[\d\s+().\-/]+$/.test(phone) ? `\u200E${phone.trim()}` : toHarmlessText(phone);
}
