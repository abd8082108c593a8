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
 * A phone number in groups of digits with spaces between: +1 702 555 0100. Spreadsheets evaluate
 * +1-702-555-0100, and drop the plus of +17025550100 and the zero of 0301234567; they keep groups
 * as text, and programs read them as a number. A number without groups gets a space before its last
 * four digits. Any other text is returned as harmless text.
 */
export function toPhoneText(phone: string): string {
  if (!/^[\d\s+().\-/]+$/.test(phone)) return toHarmlessText(phone);
  const [, plus = "", rest = ""] = /^\D*?(\+?)\D*(.*)$/s.exec(phone) ?? [];
  const groups = rest.split(/\D+/).filter(Boolean);
  const [only = ""] = groups;
  const apart = groups.length > 1 ? groups : [only.slice(0, -4), only.slice(-4)].filter(Boolean);
  return `${plus}${apart.join(" ")}`;
}
