/**
 * Where a program that opens the file may take text for a formula: at the start of a cell, and, because some split at
 * semicolons or tabs instead of commas, after those and after line breaks. Spaces and quotes before the sign do not count.
 */
const formula =
  /(?:^|[;\t\r\n])(?=(?:[^\S\t\r\n]|["\0])*[=+\-@＝＋－＠])|^(?=(?:[^\S\t\r\n]|["\0])*[\t\r\n\0])/g;

/** A text that no spreadsheet runs: an apostrophe goes before what it would take for a formula. */
export function toHarmlessText(text: string): string {
  return text.replace(formula, "$&'");
}

/**
 * A phone number that a spreadsheet shows as it was typed. Excel takes +1-702-555-0100 for a sum, LibreOffice +17025550100 for
 * a number without its sign and 0301234567 for one without its zero. Behind a left-to-right mark, which is not seen and which
 * address books put there too, both leave it a text; a no-break space is not enough. What is more than a number is text like any other.
 */
export function toPhoneText(phone: string): string {
  return /^[\d\s+().\-/]+$/.test(phone) ? `\u200E${phone.trim()}` : toHarmlessText(phone);
}
