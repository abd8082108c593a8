/** Enough for its owner to recognize, too little for anyone else: "a***@x.com". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email;
  return `${at > 0 ? first : ""}***${email.slice(at)}`;
}
