import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** SHA-256, hexadecimal. */
export function sha256(text: string | Uint8Array): string {
  return createHash("sha256").update(text).digest("hex");
}

/**
 * Ids of an address in the erasure journal: HMACs, so that the journal holds no addresses. The current
 * secret's comes first.
 */
export function addressIds({ current, previous }: SigningSecrets): (address: string) => string[] {
  const secrets = previous === null ? [current] : [current, previous];
  return (address) =>
    secrets.map((secret) => {
      const { sign } = createSigner({ current: secret, previous: null }, "erased address");
      const hash = Buffer.from(sign(address), "base64url").toString("hex");
      return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
    });
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
