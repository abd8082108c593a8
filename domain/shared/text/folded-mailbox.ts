const google = new Set(["gmail.com", "googlemail.com"]);

/**
 * The mailbox that an address most likely belongs to, for rate limits: different spellings give the
 * same result. Never send to it.
 */
export function foldedMailbox(address: string): string {
  const folded = address.trim().toLowerCase();
  const at = folded.lastIndexOf("@");
  const local = folded.slice(0, at);
  const host = folded.slice(at + 1);
  const untagged = local.replace(/(?<=.)\+.*$/s, "");
  if (!google.has(host)) return `${untagged}@${host}`;
  return `${untagged.replaceAll(".", "")}@gmail.com`;
}
