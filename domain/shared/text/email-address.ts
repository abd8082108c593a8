const invisibleEnds = /^(?:\s|\p{DI}|\p{Cf}|\u2800)+|(?:\s|\p{DI}|\p{Cf}|\u2800)+$/gu;
const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
/**
 * Accepts the addresses that browsers accept for `type=email` and whose host has a top-level
 * domain: "ada@gmail" is a typo.
 */
export const emailPattern = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`);
const mostCharacters = 254;

/**
 * Normalizes an email address: lower case, host as punycode, no invisible characters at the ends.
 * Doesn't validate.
 */
export function asEmailAddress(text: string): string {
  const address = text.replace(invisibleEnds, "").toLowerCase();
  const at = address.lastIndexOf("@");
  const host = address.slice(at + 1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII
  if (/^[\u0000-\u007f]*$/.test(host) || !/^[\p{L}\p{M}\p{N}.\u3002\uff0e-]+$/u.test(host)) {
    return address;
  }
  const url = `http://${host}`;
  return URL.canParse(url) ? `${address.slice(0, at + 1)}${new URL(url).hostname}` : address;
}

/** The normalized email address; null when the text isn't one. */
export function toEmailAddress(text: string): string | null {
  const address = asEmailAddress(text);
  return address.length <= mostCharacters && emailPattern.test(address) ? address : null;
}
