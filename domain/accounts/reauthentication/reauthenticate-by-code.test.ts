import { expect, it } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { now } from "../../quotes/examples.ts";
import { unknownClient as from } from "../../shared/client-info.ts";
import { ada } from "../examples.ts";
import { openSession } from "../sessions/open-session.ts";
import { readSession } from "../sessions/read-session.ts";
import { reauthenticateByCode } from "./reauthenticate-by-code.ts";
import { sendReauthenticationCode } from "./send-reauthentication-code.ts";

const wrongCodes = { take: async () => null, giveBack: async () => {} };
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Fakes where Ada has asked for a code in her session. */
async function openAsked() {
  const fakes = openTestPorts();
  const opened = await openSession(fakes, ada, { userAgent: null, way: "email", now });
  const secret = opened.sessionSecret;
  const by = await readSession(fakes)({ secret });
  expect((await sendReauthenticationCode(fakes)({ by, secret })).ok).toBe(true);
  const letter = fakes.outbox[0]?.letter;
  if (letter?.kind !== "proof-code") throw new Error("No code");
  return { fakes, secret, by, code: letter.code };
}

it("reauthenticateByCode() goes on under a new secret; the old one answers for ten seconds", async () => {
  const { fakes, secret, by, code } = await openAsked();
  fakes.clock.at = after(60);
  const proven = await reauthenticateByCode(fakes)({ code, secret, by, from, wrongCodes });
  if (!proven.ok) throw new Error(proven.refusal.kind);
  const { sessionSecret } = proven.value;
  const kindOf = async (held: string) => (await readSession(fakes)({ secret: held })).kind;
  expect(await kindOf(secret)).toBe("member");
  expect(await readSession(fakes)({ secret: sessionSecret })).toMatchObject({
    reauthentication: { at: after(60), way: "email" },
  });
  fakes.clock.at = after(70);
  expect([await kindOf(secret), await kindOf(sessionSecret)]).toEqual(["visitor", "member"]);
});

it("reauthenticateByCode() is over after ten minutes", async () => {
  const { fakes, secret, by, code } = await openAsked();
  fakes.clock.at = after(600);
  expect(await reauthenticateByCode(fakes)({ code, secret, by, from, wrongCodes })).toEqual({
    ok: false,
    refusal: { kind: "proof-code-wrong", triesLeft: 0 },
  });
});

it("reauthenticateByCode() counts in the session that asked, and in no other", async () => {
  const { fakes, secret, by, code } = await openAsked();
  const other = await openSession(fakes, ada, { userAgent: null, way: "email", now });
  const elsewhere = { code, secret: other.sessionSecret, by, from, wrongCodes };
  expect((await reauthenticateByCode(fakes)(elsewhere)).ok).toBe(false);
  expect((await reauthenticateByCode(fakes)({ code, secret, by, from, wrongCodes })).ok).toBe(true);
});
