import { expect, it } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { now } from "../../quotes/examples.ts";
import { unknownClient as from } from "../../shared/client-info.ts";
import { ada, max, member } from "../examples.ts";
import { needsReauthentication } from "../needs-reauthentication.ts";
import type { Principal } from "../principal.ts";
import { readSession } from "../sessions/read-session.ts";
import { addPasskey } from "./add-passkey.ts";
import { askForPasskey } from "./ask-for-passkey.ts";
import { createRegistrationOptions } from "./create-registration-options.ts";
import { forgetPasskeys } from "./forget-passkeys.ts";
import { removePasskey } from "./remove-passkey.ts";
import { signInByPasskey } from "./sign-in-by-passkey.ts";

const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const invalid = { ok: false, refusal: { kind: "passkey-invalid" } };
const answerTo = (challenge: string) => ({
  id: "phone",
  response: { clientDataJSON: challenge, signature: "good" },
});

/** Fakes where this person has a passkey. */
async function openWithPasskey(user = ada) {
  const fakes = openTestPorts();
  const by = member(user);
  const offered = await createRegistrationOptions(fakes)({ by, browser: null });
  if (!offered.ok) throw new Error(offered.refusal.kind);
  const { options, browser } = offered.value;
  const answer = answerTo(options.challenge);
  const added = await addPasskey(fakes)({
    answer,
    name: "My phone",
    browser,
    secret: null,
    by,
    from,
  });
  expect(added.ok).toBe(true);
  return { fakes, browser };
}

it("addPasskey() mails the person", async () => {
  const { fakes } = await openWithPasskey();
  expect(fakes.letters()).toEqual([`passkey-notice to ${ada.email}`]);
});

it("signInByPasskey() works for five minutes", async () => {
  const { fakes, browser } = await openWithPasskey();
  const asked = await askForPasskey(fakes)({ browser });
  expect(asked.browser).toBe(browser);
  const answer = answerTo(asked.options.challenge);
  fakes.clock.at = minutes(5);
  const late = await signInByPasskey(fakes)({ answer, browser, userAgent: null });
  expect(late).toEqual(invalid);
  fakes.clock.at = new Date(minutes(5).getTime() - 1);
  const inTime = await signInByPasskey(fakes)({ answer, browser, userAgent: null });
  expect(inTime).toMatchObject({ ok: true, value: { user: ada } });
});

it("signInByPasskey() is the re-authentication that an admin needs", async () => {
  const { fakes, browser } = await openWithPasskey(max);
  const { options } = await askForPasskey(fakes)({ browser });
  const answer = answerTo(options.challenge);
  const signedIn = await signInByPasskey(fakes)({ answer, browser, userAgent: null });
  if (!signedIn.ok) throw new Error(signedIn.refusal.kind);
  const by = await readSession(fakes)({ secret: signedIn.value.sessionSecret });
  expect(by).toMatchObject({ reauthentication: { at: now, way: "passkey", hasPasskey: true } });
  expect(by.kind === "member" && needsReauthentication(by, now)).toBe(false);
});

it("createRegistrationOptions() requires a recent re-authentication", async () => {
  const fakes = openTestPorts();
  fakes.clock.at = minutes(15);
  const offered = await createRegistrationOptions(fakes)({ by: member(ada), browser: null });
  expect(offered).toEqual({ ok: false, refusal: { kind: "fresh-proof-needed" } });
});

it("removePasskey() takes one's own off, once and after a recent re-authentication, and mails the owner", async () => {
  const { fakes } = await openWithPasskey();
  const [passkey] = await fakes.passkeys.listOf(ada.id);
  if (!passkey) throw new Error("There is no passkey");
  const remove = (by: Principal) => removePasskey(fakes)({ id: passkey.id, by, from });
  const refused = (kind: string) => ({ ok: false, refusal: { kind } });
  expect(await remove({ kind: "visitor" })).toEqual(refused("not-signed-in"));
  expect(await remove(member(max))).toEqual(refused("passkey-not-found"));
  const reauthentication = { ...member(ada).reauthentication, at: minutes(-60) };
  expect(await remove({ ...member(ada), reauthentication })).toEqual(refused("fresh-proof-needed"));
  expect(await remove(member(ada))).toEqual({ ok: true, value: null });
  expect(await remove(member(ada))).toEqual(refused("passkey-not-found"));
  expect(fakes.letters()).toHaveLength(2);
});

it("forgetPasskeys() counts what it removed", async () => {
  const { fakes } = await openWithPasskey();
  expect(await forgetPasskeys(fakes)({ user: ada })).toEqual({ forgotten: 1 });
  expect(await fakes.passkeys.listOf(ada.id)).toEqual([]);
});
