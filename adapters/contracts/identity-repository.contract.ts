import { expect, it } from "vitest";
import type { AccountEvent } from "../../domain/accounts/account-event.ts";
import { ada, otto, person } from "../../domain/accounts/examples.ts";
import type { IdentityRepository, UserRepository } from "../../domain/accounts/ports.ts";
import type { Identity } from "../../domain/accounts/providers/identity.ts";
import { providerLetter } from "../../domain/accounts/providers/provider-letter.ts";
import type { User } from "../../domain/accounts/user.ts";
import { unknownClient } from "../../domain/shared/client-info.ts";
import type { AccountEventId } from "../../domain/shared/id.ts";
import { uuids } from "../system/clock-and-ids.ts";

const now = new Date("2027-01-05T10:00:00.000Z");
const issuer = "https://id.example";

const identityOf = (user: User, subject = "1"): Identity => ({
  issuer,
  subject,
  userId: user.id,
  createdAt: now,
  lastUsedAt: now,
});
const letter = () =>
  providerLetter({ ids: uuids }, ada, { change: "removed", label: "Google", at: now });
let events = 0;
const joined = (user: User): AccountEvent => {
  events += 1;
  return {
    id: `0190f000-0000-7000-8000-${String(events).padStart(12, "0")}` as AccountEventId,
    userId: user.id,
    action: "provider-joined",
    at: now,
    from: unknownClient,
    about: "Google",
  };
};

/** Contract of `IdentityRepository`. `open` gives an empty one that knows the people of the examples. */
export function keepsIdentities(
  open: () => Promise<{ identities: IdentityRepository; users: UserRepository }>,
) {
  const nora = person("0190a000-0000-7000-8000-0000000000aa", "nora@new.example");

  it("join() gives it to an account, and findPerson() knows it by issuer and subject only", async () => {
    const { identities } = await open();
    const joining = { identity: identityOf(ada), newUser: null, event: joined(ada) };
    expect(await identities.join(joining)).toBe(true);
    expect(await identities.findPerson(issuer, "1", now)).toEqual(ada);
    expect(await identities.findPerson(issuer, "2", now)).toBeNull();
    expect(await identities.findPerson("https://other.example", "1", now)).toBeNull();
  });

  it("join() makes the account with it", async () => {
    const { identities, users } = await open();
    const joining = { identity: identityOf(nora), newUser: nora, event: joined(nora) };
    expect(await identities.join(joining)).toBe(true);
    expect(await identities.findPerson(issuer, "1", now)).toEqual(nora);
    expect(await users.findByEmail(nora.email)).toEqual(nora);
  });

  it("join() is false when the identity or the address is taken, and then stores nothing", async () => {
    const { identities, users } = await open();
    await identities.join({ identity: identityOf(ada), newUser: null, event: joined(ada) });
    for (const newUser of [null, nora]) {
      const user = newUser ?? otto;
      const joining = { identity: identityOf(user), newUser, event: joined(user) };
      expect(await identities.join(joining)).toBe(false);
    }
    const duplicate = { ...nora, email: otto.email };
    const joining = {
      identity: identityOf(duplicate, "2"),
      newUser: duplicate,
      event: joined(duplicate),
    };
    expect(await identities.join(joining)).toBe(false);
    expect(await users.find(nora.id)).toBeNull();
    expect(await identities.findPerson(issuer, "1", now)).toEqual(ada);
    expect(await identities.findPerson(issuer, "2", now)).toBeNull();
  });

  it("join() is false for an account that is gone, or whose address no one has proven", async () => {
    const { identities, users } = await open();
    await users.save({ ...nora, emailVerifiedAt: null });
    for (const user of [nora, person("0190a000-0000-7000-8000-0000000000ab", "x@y.example")]) {
      const joining = { identity: identityOf(user), newUser: null, event: joined(user) };
      expect(await identities.join(joining)).toBe(false);
    }
  });

  it("join() of several at the same time joins one", async () => {
    const { identities } = await open();
    const all = await Promise.all(
      [ada, otto, ada].map((user) =>
        identities.join({ identity: identityOf(user), newUser: null, event: joined(user) }),
      ),
    );
    expect(all.filter(Boolean)).toHaveLength(1);
  });

  it("listOf() has a person's own, and remove() takes one of them once", async () => {
    const { identities } = await open();
    const [first, second] = [identityOf(ada), identityOf(ada, "2")];
    const ottos = identityOf(otto, "3");
    for (const [identity, user] of [
      [first, ada] as const,
      [second, ada] as const,
      [ottos, otto] as const,
    ]) {
      await identities.join({ identity, newUser: null, event: joined(user) });
    }
    expect(await identities.listOf(ada.id)).toEqual([first, second]);
    const remove = (identity: Identity) => identities.remove(identity, joined(ada), letter());
    expect(await remove({ ...ottos, userId: ada.id })).toBe(false);
    expect(await remove(first)).toBe(true);
    expect(await remove(first)).toBe(false);
    expect(await identities.listOf(ada.id)).toEqual([second]);
    expect(await identities.listOf(otto.id)).toEqual([ottos]);
  });

  it("remove() leaves it known and of no use, until restore() by the same person, once", async () => {
    const { identities } = await open();
    const own = identityOf(ada);
    await identities.join({ identity: own, newUser: null, event: joined(ada) });
    expect(await identities.isRemoved(issuer, "1")).toBe(false);
    await identities.remove(own, joined(ada), letter());
    expect(await identities.isRemoved(issuer, "1")).toBe(true);
    expect(await identities.findPerson(issuer, "1", now)).toBeNull();
    expect(await identities.listRemovedOf(ada.id)).toEqual([own]);
    expect(await identities.listRemovedOf(otto.id)).toEqual([]);
    for (const user of [ada, otto]) {
      const joining = { identity: identityOf(user), newUser: null, event: joined(user) };
      expect(await identities.join(joining)).toBe(false);
    }
    const restore = (identity: Identity) => identities.restore(identity, joined(ada), letter());
    expect(await restore({ ...own, userId: otto.id })).toBe(false);
    expect(await restore(own)).toBe(true);
    expect(await restore(own)).toBe(false);
    expect(await identities.findPerson(issuer, "1", now)).toEqual(ada);
    expect(await identities.listRemovedOf(ada.id)).toEqual([]);
  });
}
