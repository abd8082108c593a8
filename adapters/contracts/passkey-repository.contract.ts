import { expect, it } from "vitest";
import { accountEvent } from "../../domain/accounts/account-event.ts";
import { ada, bea } from "../../domain/accounts/examples.ts";
import type { Passkey } from "../../domain/accounts/passkeys/passkey.ts";
import type { PasskeyChallenge } from "../../domain/accounts/passkeys/passkey-challenge.ts";
import { passkeyLetter } from "../../domain/accounts/passkeys/passkey-letter.ts";
import type { PasskeyRepository } from "../../domain/accounts/passkeys/passkey-ports.ts";
import { unknownClient } from "../../domain/shared/client-info.ts";
import type { Id, Ids, PasskeyId } from "../../domain/shared/id.ts";

const now = new Date("2027-01-05T10:00:00.000Z");
const later = new Date("2027-01-05T10:05:00.000Z");
const ids: Ids = { next: <Kind extends string>() => crypto.randomUUID() as Id<Kind> };

const phone: Passkey = {
  id: "0190d000-0000-7000-8000-000000000001" as PasskeyId,
  userId: ada.id,
  credentialId: "phone",
  publicKey: "pQECAyYgASFYIA",
  counter: 0,
  transports: ["internal", "hybrid"],
  name: "My phone",
  createdAt: now,
  lastUsedAt: null,
};
const stick: Passkey = {
  ...phone,
  id: "0190d000-0000-7000-8000-000000000002" as PasskeyId,
  credentialId: "stick",
  counter: 7,
  transports: ["usb"],
  createdAt: later,
};
const challenge: PasskeyChallenge = {
  challenge: "c-1",
  purpose: "sign-in",
  browserHash: "browser",
  userId: null,
  createdAt: now,
  expiresAt: later,
};
const take = { challenge: "c-1", purpose: "sign-in", browserHash: "browser", now } as const;

const event = (userId = ada.id) =>
  accountEvent({ ids }, { userId, action: "passkey-added", at: now, from: unknownClient });
const letter = () => passkeyLetter({ ids }, ada, { change: "added", name: "My phone", at: now });

/** Contract of `PasskeyRepository`. `open` gives an empty one that knows the people of the examples. */
export function keepsPasskeys(open: () => Promise<PasskeyRepository>) {
  const add = (passkeys: PasskeyRepository, passkey: Passkey, most = 5) =>
    passkeys.add(passkey, most, event(passkey.userId), letter());

  it("add() keeps a passkey as it is, once, and no more than there may be", async () => {
    const passkeys = await open();
    expect(await add(passkeys, stick)).toBe("added");
    expect(await add(passkeys, phone)).toBe("added");
    expect(await passkeys.listOf(ada.id)).toEqual([phone, stick]);
    expect(await passkeys.listOf(bea.id)).toEqual([]);
    const beas = { ...phone, id: ids.next<"passkey">(), userId: bea.id };
    expect(await add(passkeys, beas)).toBe("known");
    expect(await add(passkeys, { ...beas, userId: ada.id, credentialId: "third" }, 2)).toBe("full");
    expect(await passkeys.findByCredential("phone")).toEqual(phone);
    expect(await passkeys.findByCredential("nobody's")).toBeNull();
  });

  it("rename() and remove() are for the owner, and for what is there", async () => {
    const passkeys = await open();
    await add(passkeys, phone);
    const { id } = phone;
    expect(await passkeys.rename({ id, userId: bea.id, name: "Mine" })).toBe(false);
    expect(await passkeys.rename({ id: stick.id, userId: ada.id, name: "Mine" })).toBe(false);
    expect(await passkeys.rename({ id, userId: ada.id, name: "Ada's" })).toBe(true);
    expect(await passkeys.remove(id, bea.id, event(), letter())).toBeNull();
    expect(await passkeys.remove("no id" as PasskeyId, ada.id, event(), letter())).toBeNull();
    expect(await passkeys.remove(id, ada.id, event(), letter())).toEqual({
      ...phone,
      name: "Ada's",
    });
    expect(await passkeys.remove(id, ada.id, event(), letter())).toBeNull();
  });

  it("use() counts upwards, and lets those that do not count stay at 0", async () => {
    const passkeys = await open();
    for (const passkey of [phone, stick]) await add(passkeys, passkey);
    expect(await passkeys.use(phone.id, 0, later)).toBe(true);
    expect(await passkeys.use(phone.id, 0, later)).toBe(true);
    for (const counter of [7, 6, 0])
      expect(await passkeys.use(stick.id, counter, later)).toBe(false);
    expect(await passkeys.use(stick.id, 8, later)).toBe(true);
    expect(await passkeys.findByCredential("stick")).toEqual({
      ...stick,
      counter: 8,
      lastUsedAt: later,
    });
  });

  it("takeChallenge() gives it once, in time, to the browser and the purpose that it is for", async () => {
    const passkeys = await open();
    await passkeys.startChallenge(challenge);
    expect(await passkeys.takeChallenge({ ...take, challenge: "c-2" })).toBeNull();
    expect(await passkeys.takeChallenge({ ...take, purpose: "prove" })).toBeNull();
    expect(await passkeys.takeChallenge({ ...take, browserHash: "other" })).toBeNull();
    expect(await passkeys.takeChallenge({ ...take, now: later })).toBeNull();
    const twice = await Promise.all([passkeys.takeChallenge(take), passkeys.takeChallenge(take)]);
    expect(twice.filter((taken) => taken !== null)).toEqual([challenge]);
  });

  it("startChallenge() remembers who asked", async () => {
    const passkeys = await open();
    await passkeys.startChallenge({ ...challenge, purpose: "add", userId: ada.id });
    const taken = await passkeys.takeChallenge({ ...take, purpose: "add" });
    expect(taken?.userId).toBe(ada.id);
  });
}
