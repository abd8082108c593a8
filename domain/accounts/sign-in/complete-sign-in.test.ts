import { expect, it } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { builderProfiles, doraDisplays } from "../../builder-profiles/examples.ts";
import { now, pendingRequest } from "../../quotes/examples.ts";
import { ada, member } from "../examples.ts";
import { readSession } from "../sessions/read-session.ts";
import { completeSignIn } from "./complete-sign-in.ts";
import { completeSignInByCode } from "./complete-sign-in-by-code.ts";
import { openSignInLink } from "./open-sign-in-link.ts";
import { requestSignInLink } from "./request-sign-in-link.ts";

const userAgent = "Firefox";
const invalid = { ok: false, refusal: { kind: "sign-in-link-invalid" } };
const otherBrowser = { ok: false, refusal: { kind: "sign-in-other-browser" } };
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

/** Ports after a sign-in link was requested, and the facts of its email. */
async function openAsked(email = ada.email, returnTo: string | null = "/dashboard") {
  const fakes = openTestPorts({
    cases: [{ request: { ...pendingRequest, userId: null, email }, responses: [] }],
  });
  const { browser } = await requestSignInLink(fakes)({ email, returnTo, browser: null });
  const letter = fakes.outbox[0]?.letter;
  if (letter?.kind !== "sign-in") throw new Error("No sign-in letter");
  const { token, code, to } = letter;
  return { fakes, browser, token, code, address: to.address };
}

it("requestSignInLink() keeps no secret as it is, and remembers no foreign address to return to", async () => {
  const { fakes, browser, token, code } = await openAsked(ada.email, "//evil.example");
  const stored = await fakes.signIns.findByToken(fakes.secrets.hash(token), now);
  expect(Object.values(stored ?? {})).not.toContain(token);
  expect(Object.values(stored ?? {})).not.toContain(code);
  expect(Object.values(stored ?? {})).not.toContain(browser);
  expect(stored?.returnTo).toBeNull();
});

it("requestSignInLink() does the same for an address that no one has", async () => {
  const known = await openAsked();
  const unknown = await openAsked(" New@Person.example ");
  expect(unknown.address).toBe("new@person.example");
  expect(unknown.fakes.letters()).toHaveLength(known.fakes.letters().length);
});

it("requestSignInLink() keeps the browser's secret at a second try", async () => {
  const { fakes, browser } = await openAsked();
  const again = await requestSignInLink(fakes)({ email: ada.email, returnTo: null, browser });
  expect(again.browser).toBe(browser);
});

it("openSignInLink() changes nothing, and shows the code to another browser only", async () => {
  const { fakes, browser, token, code } = await openAsked();
  const open = openSignInLink(fakes);
  const shown = { email: "a***@exhibits.example", returnTo: "/dashboard" };
  for (const other of [null, "forged"]) {
    const value = { ...shown, sameBrowser: false, code, isNew: false };
    expect(await open({ token, browser: other })).toEqual({ ok: true, value });
  }
  const value = { ...shown, sameBrowser: true, code: null, isNew: false };
  expect(await open({ token, browser })).toEqual({ ok: true, value });
  expect((await completeSignIn(fakes)({ token, browser, userAgent })).ok).toBe(true);
});

it("completeSignIn() signs in once, with a session that is the browser's alone", async () => {
  const { fakes, browser, token } = await openAsked();
  const result = await completeSignIn(fakes)({ token, browser, userAgent });
  if (!result.ok) throw new Error(result.refusal.kind);
  expect(result.value).toMatchObject({ user: { id: ada.id }, returnTo: "/dashboard" });
  const by = await readSession(fakes)({ secret: result.value.sessionSecret });
  expect(by).toEqual(member(result.value.user));
  expect(await completeSignIn(fakes)({ token, browser, userAgent })).toEqual(invalid);
});

it("completeSignIn() in another browser is refused, and uses nothing up", async () => {
  const { fakes, browser, token } = await openAsked();
  for (const other of [null, "forged"]) {
    const result = await completeSignIn(fakes)({ token, browser: other, userAgent });
    expect(result).toEqual(otherBrowser);
  }
  expect((await completeSignIn(fakes)({ token, browser, userAgent })).ok).toBe(true);
});

it("completeSignIn() refuses a forged link, and one of ten minutes ago", async () => {
  const { fakes, browser, token } = await openAsked();
  expect(await completeSignIn(fakes)({ token: "forged", browser, userAgent })).toEqual(invalid);
  fakes.clock.at = minutes(10);
  expect(await completeSignIn(fakes)({ token, browser, userAgent })).toEqual(invalid);
  expect(await openSignInLink(fakes)({ token, browser })).toEqual(invalid);
});

it("completeSignIn() of two at the same time signs in one", async () => {
  const { fakes, browser, token } = await openAsked();
  const both = [1, 2].map(() => completeSignIn(fakes)({ token, browser, userAgent }));
  expect((await Promise.all(both)).filter((result) => result.ok)).toHaveLength(1);
});

it("completeSignIn() makes the account at the first time, and hands over what waits for it", async () => {
  const { fakes, browser, token } = await openAsked(doraDisplays.email ?? "");
  const result = await completeSignIn(fakes)({ token, browser, userAgent });
  if (!result.ok) throw new Error(result.refusal.kind);
  const { user, sessionSecret } = result.value;
  expect(user).toMatchObject({ userType: "exhibitor", emailVerifiedAt: now });
  expect(await fakes.quotes.find(pendingRequest.id)).toMatchObject({ userId: user.id });
  const by = await readSession(fakes)({ secret: sessionSecret });
  expect(by).toMatchObject({ builder: { id: builderProfiles[2]?.id, userId: user.id } });
});

it("completeSignIn() proves the address of an account that was made for someone", async () => {
  const { fakes, browser, token } = await openAsked();
  await fakes.users.save({ ...ada, emailVerifiedAt: null });
  const result = await completeSignIn(fakes)({ token, browser, userAgent });
  expect(result).toMatchObject({ ok: true, value: { user: { id: ada.id, emailVerifiedAt: now } } });
});

const unlimited = { userAgent, wrongCodes: { take: async () => null, giveBack: async () => {} } };

it("completeSignInByCode() signs in the browser that asked, once", async () => {
  const { fakes, browser, code } = await openAsked();
  const complete = completeSignInByCode(fakes);
  expect(await complete({ code, browser: null, ...unlimited })).toEqual(otherBrowser);
  expect(await complete({ code, browser: "forged", ...unlimited })).toEqual(invalid);
  expect(await complete({ code, browser, ...unlimited })).toMatchObject({
    value: { user: { id: ada.id } },
  });
  expect(await complete({ code, browser, ...unlimited })).toEqual(invalid);
});

it("completeSignInByCode() ends the sign-in at the fifth wrong code", async () => {
  const { fakes, browser, code, token } = await openAsked();
  const complete = completeSignInByCode(fakes);
  for (const triesLeft of [4, 3, 2, 1, 0]) {
    const result = await complete({ code: "999999", browser, ...unlimited });
    expect(result).toEqual({ ok: false, refusal: { kind: "sign-in-code-wrong", triesLeft } });
  }
  expect(await complete({ code, browser, ...unlimited })).toEqual(invalid);
  expect(await completeSignIn(fakes)({ token, browser, userAgent })).toEqual(invalid);
});
