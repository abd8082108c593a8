import { exportJWK, generateKeyPair, SignJWT } from "jose";

/** Signs ID tokens with a key of its own, in whatever wrong way a test asks for. */
export async function createTestTokens() {
  const [own, foreign] = await Promise.all([generateKeyPair("ES256"), generateKeyPair("ES256")]);
  const kid = "key-1";
  const jwk = { ...(await exportJWK(own.publicKey)), kid, alg: "ES256", use: "sig" };

  const signer = {
    jwks: { keys: [jwk] },
    /** Overrides of the claims; undefined removes one. */
    claims: {} as Record<string, unknown>,
    /** How far its clock is ahead of ours. */
    aheadSeconds: 0,
    /** `foreign`: another issuer's key. `none`: unsigned. */
    signedBy: "own" as "own" | "foreign" | "none",
    async sign(claims: Record<string, unknown>): Promise<string> {
      const now = Math.floor(Date.now() / 1000) + signer.aheadSeconds;
      const all = { iat: now, exp: now + 30, ...claims, ...signer.claims };
      if (signer.signedBy === "none") {
        const parts = [{ alg: "none" }, all].map((part) => JSON.stringify(part));
        return `${parts.map((part) => Buffer.from(part).toString("base64url")).join(".")}.`;
      }
      const { privateKey } = signer.signedBy === "own" ? own : foreign;
      return new SignJWT(all).setProtectedHeader({ alg: "ES256", kid }).sign(privateKey);
    },
  };
  return signer;
}
