/**
 * Imports the `.p8` key that Apple issues once; line breaks may be written as `\n`. Throws when
 * invalid.
 */
export function importAppleKey(privateKey: string): Promise<CryptoKey> {
  const base64 = privateKey.replaceAll("\\n", "\n").replace(/-----[A-Z ]+-----|\s/g, "");
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const bytes = Buffer.from(base64, "base64");
  return crypto.subtle.importKey("pkcs8", bytes, algorithm, false, ["sign"]);
}
