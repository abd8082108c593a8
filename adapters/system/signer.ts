import { createHmac, timingSafeEqual } from "node:crypto";

export type Signer = {
  /** URL-safe, 43 characters. */
  sign(text: string): string;
  /** Compares in constant time. */
  isSignatureOf(text: string, signature: string): boolean;
};

/** Signs with HMAC-SHA-256. Each purpose has its own signatures, whatever the text. */
export function createSigner(secret: string, purpose: string): Signer {
  const sign = (text: string) =>
    createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url");

  function isSignatureOf(text: string, signature: string) {
    const [given, right] = [Buffer.from(signature), Buffer.from(sign(text))];
    return given.length === right.length && timingSafeEqual(given, right);
  }
  return { sign, isSignatureOf };
}
