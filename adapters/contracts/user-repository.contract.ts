import { expect, it } from "vitest";
import { ada, bea, max, otto, person } from "../../domain/accounts/examples.ts";
import type { UserRepository } from "../../domain/accounts/ports.ts";
import type { UserId } from "../../domain/shared/id.ts";

const now = new Date("2027-01-05T10:00:00.000Z");

/** Contract of `UserRepository`. `open` gives an empty one. */
export function keepsUsers(open: () => Promise<UserRepository>) {
  it("save() keeps every field", async () => {
    const users = await open();
    const full = {
      ...ada,
      firstName: "Ada",
      lastName: "Lovelace",
      profileImageUrl: "https://images.example/ada.png",
      company: "Engines Ltd",
      jobTitle: "Countess",
      phone: "+1 555 0100",
    };
    const bare = { ...otto, emailVerifiedAt: null };
    expect(await users.save(full)).toEqual(full);
    await users.save(bare);
    expect(await users.find(ada.id)).toEqual(full);
    expect(await users.findByEmail(otto.email)).toEqual(bare);
  });

  it("save() replaces a person who is known", async () => {
    const users = await open();
    await users.save(ada);
    const changed = { ...ada, userType: "builder" as const, updatedAt: now };
    expect(await users.save(changed)).toEqual(changed);
    expect(await users.find(ada.id)).toEqual(changed);
  });

  it("save() of one new address at the same time makes one person, whom both get", async () => {
    const users = await open();
    const duplicate = person("0190a000-0000-7000-8000-0000000000ff", ada.email);
    const [first, second] = await Promise.all([users.save(ada), users.save(duplicate)]);
    expect(second.id).toBe(first.id);
    expect((await users.findByEmail(ada.email))?.id).toBe(first.id);
  });

  it("find() and findByEmail() know no one else", async () => {
    const users = await open();
    await users.save(ada);
    expect(await users.find(otto.id)).toBeNull();
    expect(await users.find("no-uuid" as UserId)).toBeNull();
    expect(await users.findByEmail(otto.email)).toBeNull();
  });

  it("prove() marks the address once, and knows no deleted account", async () => {
    const users = await open();
    await users.save({ ...ada, emailVerifiedAt: null });
    const proven = { ...ada, emailVerifiedAt: now, updatedAt: now };
    expect(await users.prove(ada.id, now)).toEqual(proven);
    expect(await users.prove(ada.id, new Date(now.getTime() + 1))).toEqual(proven);
    expect(await users.find(ada.id)).toEqual(proven);
    expect(await users.prove(otto.id, now)).toBeNull();
  });

  it("listByType() has the people of this type only", async () => {
    const users = await open();
    for (const user of [ada, bea, max]) await users.save(user);
    expect(await users.listByType("admin")).toEqual([max]);
  });
}
