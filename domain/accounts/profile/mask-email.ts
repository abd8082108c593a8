/** Masks an address so that only its owner recognizes it: "a***@x.com". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email;
  return `${at > 0 ? first : ""}***${email.slice(at)}`;
}
