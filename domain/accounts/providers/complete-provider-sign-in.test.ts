import { expect, it } from "vitest";
import { createMemoryProvider } from "../../../adapters/memory/accounts/provider.ts";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { doraDisplays } from "../../builder-profiles/examples.ts";
import { now, pendingRequest } from "../../quotes/examples.ts";
import { ada } from "../examples.ts";
import { readSession } from "../sessions/read-session.ts";
import { beginProviderSignIn } from "./begin-provider-sign-in.ts";
import { completeProviderSignIn } from "./complete-provider-sign-in.ts";
import type { ProviderPerson } from "./sign-in-provider.ts";

const grace: ProviderPerson = {
  issuer: "https://accounts.google.com",
  subject: "1",
  email: "Grace@Compilers.example",
  isEmailVerified: true,
  firstName: "Grace",
  lastName: "Hopper",
};
const invalid = { ok: false, refusal: { kind: "provider-attempt-invalid" } };

/** Fakes where a browser has just gone to the provider, which will vouch for this person. */
async function openBegun(facts: Partial<ProviderPerson> = {}, returnTo: string | null = "/quote") {
  const provider = createMemoryProvider("google", { ...grace, ...facts });
  const request = { ...pendingRequest, userId: null, email: "grace@compilers.example" };
  const fakes = openTestPorts({ providers: [provider], cases: [{ request, responses: [] }] });

  async function begin(browser: string | null = null) {
    const begun = await beginProviderSignIn(fakes)({ provider: "google", returnTo, browser });
    if (!begun.ok) throw new Error(begun.refusal.kind);
    return { ...begun.value, answer: begun.value.url.searchParams };
  }
  const complete = (came: { answer: URLSearchParams; browser: string | null }) =>
    completeProviderSignIn(fakes)({ provider: "google", userAgent: "Firefox", ...came });
  return { fakes, provider, begin, complete, came: await begin() };
}
type Opened = Awaited<ReturnType<typeof openBegun>>;

/** The whole way, from the button to the session. */
async function signIn({ begin, complete }: Opened) {
  const result = await complete(await begin());
  if (!result.ok) throw new Error(result.refusal.kind);
  return result.value;
}

it("beginProviderSignIn() stores hashes, and sends the provider nothing of where to return", async () => {
  const { fakes, provider, came } = await openBegun();
  const [secrets] = provider.begun;
  expect(came.url.href).not.toContain("quote");
  const stored = await fakes.providerAttempts.take({
    stateHash: fakes.secrets.hash(secrets?.state ?? ""),
    provider: "google",
    browserHash: fakes.secrets.hash(came.browser),
    now,
  });
  expect(stored).toMatchObject({ returnTo: "/quote", nonce: secrets?.nonce });
  expect(JSON.stringify(stored)).not.toContain(`"${secrets?.state}"`);
  expect(JSON.stringify(stored)).not.toContain(`"${came.browser}"`);
});

it("beginProviderSignIn() knows only providers that are set up, and remembers no foreign address", async () => {
  const { fakes, begin, complete } = await openBegun({}, "//evil.example");
  const asked = { provider: "github", returnTo: null, browser: null } as const;
  const unknown = { ok: false, refusal: { kind: "provider-unknown" } };
  expect(await beginProviderSignIn(fakes)(asked)).toEqual(unknown);
  expect(await complete(await begin())).toMatchObject({ value: { returnTo: null } });
});

it("completeProviderSignIn() makes an account with the name, and hands over what waits for it", async () => {
  const { fakes, complete, came } = await openBegun();
  const result = await complete(came);
  if (!result.ok) throw new Error(result.refusal.kind);
  const { user, sessionSecret, returnTo } = result.value;
  expect(user).toMatchObject({
    email: "grace@compilers.example",
    emailVerifiedAt: now,
    userType: "exhibitor",
    firstName: "Grace",
    lastName: "Hopper",
  });
  expect(returnTo).toBe("/quote");
  expect(await fakes.quotes.find(pendingRequest.id)).toMatchObject({ userId: user.id });
  const by = await readSession(fakes)({ secret: sessionSecret });
  expect(by).toMatchObject({ kind: "member", user: { id: user.id } });
});

it("completeProviderSignIn() attaches the builder profile with the address as its contact", async () => {
  const { fakes, complete, came } = await openBegun({ email: doraDisplays.email });
  const result = await complete(came);
  if (!result.ok) throw new Error(result.refusal.kind);
  const by = await readSession(fakes)({ secret: result.value.sessionSecret });
  expect(by).toMatchObject({ builder: { id: doraDisplays.id } });
});

it("completeProviderSignIn() knows people by issuer and subject, whatever their address is now", async () => {
  const opened = await openBegun();
  const first = await signIn(opened);
  for (const facts of [{ email: ada.email }, { email: null }, { isEmailVerified: false }]) {
    opened.provider.person = { ...grace, ...facts };
    expect((await signIn(opened)).user.id).toBe(first.user.id);
  }
  opened.provider.person = { ...grace, issuer: "https://other.example", email: "new@x.example" };
  expect((await signIn(opened)).user.id).not.toBe(first.user.id);
});

it("completeProviderSignIn() joins an account by an address that both sides have proven", async () => {
  const opened = await openBegun({ email: " ADA@Exhibits.example " });
  expect((await signIn(opened)).user).toEqual(ada);
});

it("completeProviderSignIn() joins nothing and makes nothing by an address that only one side has proven", async () => {
  for (const facts of [{ isEmailVerified: false }, { email: null }]) {
    const { complete, came } = await openBegun({ email: ada.email, ...facts });
    const refusal = { kind: "provider-address-unverified" };
    expect(await complete(came)).toEqual({ ok: false, refusal });
  }
  const { fakes, complete, came } = await openBegun({ email: ada.email });
  await fakes.users.save({ ...ada, emailVerifiedAt: null });
  const refusal = { kind: "provider-address-unproven" };
  expect(await complete(came)).toEqual({ ok: false, refusal });
});

it("completeProviderSignIn() works once, also for several at the same time", async () => {
  const { complete, came } = await openBegun();
  const all = await Promise.all([1, 2, 3].map(() => complete(came)));
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await complete(came)).toEqual(invalid);
});

it("completeProviderSignIn() refuses a foreign or missing state, and uses nothing up", async () => {
  const { complete, came } = await openBegun();
  const forged = new URLSearchParams({ state: "forged" });
  expect(await complete({ ...came, answer: forged })).toEqual(invalid);
  expect(await complete({ ...came, answer: new URLSearchParams() })).toEqual(invalid);
  for (const browser of [null, "forged"]) {
    expect(await complete({ ...came, browser })).toEqual(invalid);
  }
  expect((await complete(came)).ok).toBe(true);
});

it("completeProviderSignIn() refuses what was begun ten minutes ago", async () => {
  const { fakes, complete, came } = await openBegun();
  fakes.clock.at = new Date(now.getTime() + 10 * 60_000);
  expect(await complete(came)).toEqual(invalid);
});

it("completeProviderSignIn() of two that one browser began signs in both", async () => {
  const { begin, complete, came } = await openBegun();
  const second = await begin(came.browser);
  expect(second.browser).toBe(came.browser);
  expect((await complete(second)).ok).toBe(true);
  expect((await complete(came)).ok).toBe(true);
});

it("a provider that is away signs no one in, at either end", async () => {
  const { fakes, provider, complete, came } = await openBegun();
  provider.isAway = true;
  const away = { ok: false, refusal: { kind: "provider-away" } };
  const asked = { provider: "google", returnTo: null, browser: null } as const;
  expect(await beginProviderSignIn(fakes)(asked)).toEqual(away);
  expect(await complete(came)).toEqual(away);
});
