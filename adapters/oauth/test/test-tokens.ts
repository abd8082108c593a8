import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { testNow } from "../../system/test/test-time.ts";

/**
 * How an ID token is signed. `own`: correctly; `foreign`: by another issuer's key; `none`: not at
 * all; `secret`: with the client's secret as HMAC key; `public`: with the public key as HMAC key;
 * `brought`: by a key inside the token; `unknown`: with a key id that the issuer doesn't publish;
 * `critical`: with an unknown critical header; `changed`: altered after signing; `cut`: without its
 * signature.
 */
export type Signing =
  | "own"
  | "foreign"
  | "none"
  | "secret"
  | "public"
  | "brought"
  | "unknown"
  | "critical"
  | "changed"
  | "cut";

type Claims = Record<string, unknown>;

/** Signs ID tokens with a key of its own, in the way that a test asks for. */
export async function createTestTokens(secret = "a client's secret") {
  const [own, foreign] = await Promise.all([generateKeyPair("ES256"), generateKeyPair("ES256")]);
  const kid = "key-1";
  const jwk = { ...(await exportJWK(own.publicKey)), kid, alg: "ES256", use: "sig" };

  const ways: Record<Signing, (claims: Claims) => Promise<string> | string> = {
    own: (claims) => es256(claims, own.privateKey),
    foreign: (claims) => es256(claims, foreign.privateKey),
    none: (claims) => `${part({ alg: "none" })}.${part(claims)}.`,
    secret: (claims) => hs256(claims, secret),
    public: (claims) => hs256(claims, JSON.stringify(jwk)),
    async brought(claims) {
      const header = { jwk: await exportJWK(foreign.publicKey), jku: "https://evil.example/keys" };
      return es256(claims, foreign.privateKey, header);
    },
    unknown: (claims) => es256(claims, foreign.privateKey, { kid: "../../dev/null" }),
    critical: (claims) => es256(claims, own.privateKey, { crit: ["b64"], b64: true }),
    async changed(claims) {
      const [header, , signature] = (await es256(claims, own.privateKey)).split(".");
      return `${header}.${part({ ...claims, sub: "another-person" })}.${signature}`;
    },
    cut: async (claims) => (await es256(claims, own.privateKey)).replace(/[^.]+$/, ""),
  };

  const es256 = (claims: Claims, key: CryptoKey, header: object = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg: "ES256", kid, ...header }).sign(key);
  const hs256 = (claims: Claims, text: string) =>
    new SignJWT(claims).setProtectedHeader({ alg: "HS256", kid }).sign(Buffer.from(text));

  const signer = {
    jwks: { keys: [jwk] },
    /** Overrides of the claims; undefined removes one. */
    claims: {} as Claims,
    /** Seconds by which its clock is ahead of ours. */
    aheadSeconds: 0,
    signedBy: "own" as Signing,
    async sign(claims: Claims): Promise<string> {
      const now = Math.floor(testNow().getTime() / 1000) + signer.aheadSeconds;
      return ways[signer.signedBy]({ iat: now, exp: now + 30, ...claims, ...signer.claims });
    },
  };
  return signer;
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
