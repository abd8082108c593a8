import type { TestPerson } from "../../adapters/oauth/test/test-provider.ts";
import type { Signing } from "../../adapters/oauth/test/test-tokens.ts";
import { testNow } from "../../adapters/system/test/test-time.ts";
import { ada } from "../../domain/accounts/examples.ts";
import type { TestProviderName } from "./test-providers.ts";

type Change = (body: Record<string, unknown>) => unknown;

/** One answer that must sign no one in: all else about it is as an honest provider has it. */
export type HostileAnswer = {
  from: TestProviderName;
  /** Names the one wrong thing in it. */
  case: string;
  /** Claims of the ID token; undefined removes one. */
  claims?: Record<string, unknown>;
  signedBy?: Signing;
  /** Replaces facts of Ada as the provider gives them. */
  person?: Partial<TestPerson>;
  /** Changes a JSON answer of the provider, by the end of its path. */
  lies?: Record<string, Change>;
  /** The HTTP status that goes with those. */
  status?: number;
  /** Changes what the browser brings back. */
  brings?: (answer: URLSearchParams) => void;
};

const victim = ada.email;
const other = "mallory@evil.example";
const long = "x".repeat(300);
const soon = Math.floor(testNow().getTime() / 1000) + 600;

const tokens: HostileAnswer[] = (["apple", "oidc"] as const).flatMap((from) => [
  { from, case: "a nonce of another sign-in", claims: { nonce: "another" } },
  { from, case: "no nonce", claims: { nonce: undefined } },
  { from, case: "for another site", claims: { aud: "another" } },
  {
    from,
    case: "for several sites, meant for another",
    claims: { aud: ["client", "b"], azp: "b" },
  },
  { from, case: "for no site", claims: { aud: undefined } },
  { from, case: "by another issuer", claims: { iss: "https://evil.example" } },
  { from, case: "by an issuer that looks alike", claims: { iss: "https://appleid.apple.com/" } },
  { from, case: "without a subject", claims: { sub: undefined } },
  { from, case: "about an empty name", claims: { sub: "" } },
  { from, case: "about a number", claims: { sub: 1 } },
  { from, case: "about an object", claims: { sub: { $ne: null } } },
  { from, case: "about a name of 300 characters", claims: { sub: long } },
  { from, case: "without an end", claims: { exp: undefined } },
  { from, case: "over", claims: { iat: 1, exp: 2 } },
  { from, case: "ending on a word", claims: { exp: "never" } },
  { from, case: "from the future", claims: { iat: soon, exp: soon + 60 } },
  { from, case: "not valid yet", claims: { nbf: soon } },
  { from, case: "signed by a foreign key", signedBy: "foreign" },
  { from, case: "not signed", signedBy: "none" },
  { from, case: "signed with the client's secret", signedBy: "secret" },
  { from, case: "signed with the public key for a secret", signedBy: "public" },
  { from, case: "signed by a key that it brings along", signedBy: "brought" },
  { from, case: "signed by a key with a path for a name", signedBy: "unknown" },
  { from, case: "with a header that demands the unknown", signedBy: "critical" },
  { from, case: "changed after it was signed", signedBy: "changed" },
  { from, case: "with its signature cut off", signedBy: "cut" },
]);

const addresses: HostileAnswer[] = [
  { from: "apple", case: "an address that is not confirmed", claims: { email_verified: false } },
  { from: "apple", case: "confirmed as a number", claims: { email_verified: 1 } },
  { from: "apple", case: "confirmed as another text", claims: { email_verified: "yes" } },
  { from: "apple", case: "confirmed as a list", claims: { email_verified: [true] } },
  { from: "apple", case: "no word on the address", claims: { email_verified: undefined } },
  { from: "apple", case: "two addresses in one", claims: { email: `${other}, ${victim}` } },
  { from: "apple", case: "addresses in a list", claims: { email: [victim] } },
  {
    from: "apple",
    case: "a line break in the address",
    claims: { email: `${victim}\r\nBcc: ${other}` },
  },
  {
    from: "apple",
    case: "a zero byte in the address",
    claims: { email: `${victim}\0@evil.example` },
  },
  { from: "google", case: "an address that is not confirmed", person: { verified_email: false } },
  { from: "google", case: "confirmed as another text", person: { verified_email: "yes" } },
  { from: "google", case: "no address", person: { email: undefined } },
  { from: "google", case: "an object for an address", person: { email: { $gt: "" } } },
  { from: "google", case: "without a subject", lies: { userinfo: ({ id: _, ...rest }) => rest } },
  {
    from: "google",
    case: "about a number",
    lies: { userinfo: (honest) => ({ ...honest, id: 7 }) },
  },
  {
    from: "google",
    case: "an error beside the person",
    status: 401,
    lies: { userinfo: (honest) => ({ error: { message: "No" }, ...honest }) },
  },
  { from: "github", case: "not its primary address", person: emails({ primary: false }) },
  { from: "github", case: "an address that is not confirmed", person: emails({ verified: false }) },
  { from: "github", case: "confirmed as a text", person: emails({ verified: "true" }) },
  { from: "github", case: "primary as a number", person: emails({ primary: 1 }) },
  {
    from: "github",
    case: "a public address that is not in its list",
    person: { emails: [], publicEmail: victim },
  },
  { from: "github", case: "two addresses in one", person: emails({ email: `${other},${victim}` }) },
  {
    from: "github",
    case: "an object for its list",
    lies: { emails: () => ({ 0: { email: victim, primary: true, verified: true } }) },
  },
  {
    from: "github",
    case: "a text for its number",
    lies: { user: (honest) => ({ ...honest, id: "1" }) },
  },
  { from: "github", case: "no number", lies: { user: ({ id: _, ...rest }) => rest } },
  {
    from: "oidc",
    case: "another person at userinfo",
    lies: { userinfo: (honest) => ({ ...honest, sub: "another-person" }) },
  },
  { from: "oidc", case: "nobody at userinfo", lies: { userinfo: ({ sub: _, ...rest }) => rest } },
  { from: "oidc", case: "not confirmed at userinfo", person: { email_verified: "no" } },
];

const exchanges: HostileAnswer[] = [
  ...(["google", "github", "apple", "oidc"] as const).flatMap((from): HostileAnswer[] => [
    { from, case: "no token for the code", lies: { token: () => ({}) } },
    {
      from,
      case: "an empty token",
      lies: { token: (honest) => ({ ...honest, access_token: "", id_token: "" }) },
    },
    { from, case: "a list in place of a token", lies: { token: () => [] } },
    { from, case: "nothing in place of a token", lies: { token: () => null } },
    {
      from,
      case: "a code that was never given out",
      brings: (answer) => answer.set("code", "code-0"),
    },
    { from, case: "no code", brings: (answer) => answer.delete("code") },
    { from, case: "no state", brings: (answer) => answer.delete("state") },
    {
      from,
      case: "a state that was never given out",
      brings: (answer) => answer.set("state", "x".repeat(43)),
    },
    {
      from,
      case: "a state with a zero byte",
      brings: (answer) => answer.set("state", `${answer.get("state")}\0`),
    },
    { from, case: "a code and an error", brings: (answer) => answer.set("error", "access_denied") },
    {
      from,
      case: "a token in place of a code",
      brings: (answer) => {
        answer.delete("code");
        answer.set("access_token", "t");
        answer.set("id_token", "a.b.c");
      },
    },
  ]),
  {
    from: "oidc",
    case: "the name of another issuer beside the code",
    brings: (answer) => answer.set("iss", "https://evil.example"),
  },
  {
    from: "oidc",
    case: "no issuer beside the code, which it promised",
    brings: (answer) => answer.delete("iss"),
  },
  { from: "oidc", case: "no ID token", lies: { token: ({ id_token: _, ...rest }) => rest } },
  {
    from: "apple",
    case: "an ID token that is a number",
    lies: { token: (honest) => ({ ...honest, id_token: 7 }) },
  },
  {
    from: "github",
    case: "an error with a token",
    lies: { token: (honest) => ({ ...honest, error: "bad_verification_code" }) },
  },
  {
    from: "google",
    case: "a refusal with a token",
    status: 400,
    lies: { token: (honest) => ({ ...honest, error: { message: "No" } }) },
  },
];

function emails(facts: object): Partial<TestPerson> {
  return { emails: [{ email: victim, primary: true, verified: true, ...facts }] };
}

/** Answers of a hostile Google, GitHub, Apple and OpenID issuer, each of which would open Ada's account if it were believed. */
export const hostileAnswers: readonly HostileAnswer[] = [...tokens, ...addresses, ...exchanges];
