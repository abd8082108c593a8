/** The key of the `.p8` file that Apple gives out once; line breaks may be written as `\n`. Throws when it is none. */
export function importAppleKey(privateKey: string): Promise<CryptoKey> {
  const base64 = privateKey.replaceAll("\\n", "\n").replace(/-----[A-Z ]+-----|\s/g, "");
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const bytes = Buffer.from(base64, "base64");
  return crypto.subtle.importKey("pkcs8", bytes, algorithm, false, ["sign"]);
}
