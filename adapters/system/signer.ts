import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** SHA-256, hexadecimal. */
export function sha256(text: string | Uint8Array): string {
  return createHash("sha256").update(text).digest("hex");
}

export type Signer = {
  /** Base64url, 43 characters. */
  sign(text: string): string;
  /** Compares in constant time. */
  isSignatureOf(text: string, signature: string): boolean;
};

/** The secret that signs, and the previous one, whose signatures are still accepted. */
export type SigningSecrets = { current: string; previous: string | null };

/**
 * Signs with HMAC-SHA-256 and the current secret; accepts signatures of the previous one, so that a
 * secret can be rotated. Signatures of different `purpose`s differ for the same text.
 */
export function createSigner({ current, previous }: SigningSecrets, purpose: string): Signer {
  const signWith = (secret: string, text: string) =>
    createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url");

  function isSignedWith(secret: string, text: string, signature: string) {
    const [given, right] = [Buffer.from(signature), Buffer.from(signWith(secret, text))];
    return given.length === right.length && timingSafeEqual(given, right);
  }
  return {
    sign: (text) => signWith(current, text),
    isSignatureOf: (text, signature) =>
      isSignedWith(current, text, signature) ||
      (previous !== null && isSignedWith(previous, text, signature)),
  };
}
