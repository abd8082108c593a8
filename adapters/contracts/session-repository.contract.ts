import { expect, it } from "vitest";
import type { AccountEvent } from "../../domain/accounts/account-event.ts";
import { ada, bea } from "../../domain/accounts/examples.ts";
import type { SessionRepository } from "../../domain/accounts/ports.ts";
import type { Session } from "../../domain/accounts/sessions/session.ts";
import { beasBooths } from "../../domain/builder-profiles/examples.ts";

const now = new Date("2027-01-05T10:00:00.000Z");
const later = new Date("2027-01-05T10:05:00.000Z");
const end = new Date("2027-01-06T10:00:00.000Z");

const session: Session = {
  idHash: "a".repeat(64),
  userId: ada.id,
  userAgent: "Firefox",
  createdAt: now,
  lastSeenAt: now,
  provenAt: now,
  provenBy: "email",
  expiresAt: end,
};
const beas: Session = { ...session, idHash: "b".repeat(64), userId: bea.id, userAgent: null };

/** Contract of `SessionRepository`. `open` gives an empty one that knows the people and profiles of the examples. */
export function keepsSessions(open: () => Promise<SessionRepository>) {
  it("find() answers the session with its person", async () => {
    const sessions = await open();
    await sessions.save(session);
    expect(await sessions.find(session.idHash, now)).toEqual({
      session,
      user: ada,
      builder: null,
      hasPasskey: false,
    });
  });

  it("find() answers a builder's session with the profile", async () => {
    const sessions = await open();
    await sessions.save(beas);
    const { id, userId, name, reviewState, public: shown, email, phone, website } = beasBooths;
    expect(await sessions.find(beas.idHash, now)).toEqual({
      session: beas,
      user: bea,
      builder: { id, userId, name, reviewState, public: shown, email, phone, website },
      hasPasskey: false,
    });
  });

  it("find() knows no other session, and none that is over", async () => {
    const sessions = await open();
    await sessions.save(session);
    expect(await sessions.find(beas.idHash, now)).toBeNull();
    expect(await sessions.find(session.idHash, new Date(end.getTime() - 1))).not.toBeNull();
    expect(await sessions.find(session.idHash, end)).toBeNull();
  });

  it("slide() moves the session's end", async () => {
    const sessions = await open();
    await sessions.save(session);
    const slid = { ...session, lastSeenAt: later, expiresAt: new Date(end.getTime() + 1) };
    await sessions.slide(slid);
    expect((await sessions.find(session.idHash, end))?.session).toEqual(slid);
  });

  it("slide() does not bring back a session that was signed out", async () => {
    const sessions = await open();
    await sessions.save(session);
    await sessions.end(session.idHash);
    await sessions.slide({ ...session, lastSeenAt: later });
    expect(await sessions.find(session.idHash, now)).toBeNull();
  });

  it("end() ends this session only, and may come twice", async () => {
    const sessions = await open();
    for (const each of [session, beas]) await sessions.save(each);
    await sessions.end(session.idHash);
    await sessions.end(session.idHash);
    expect(await sessions.find(session.idHash, now)).toBeNull();
    expect(await sessions.find(beas.idHash, now)).not.toBeNull();
  });

  it("listOf() has a person's own that are not over, the latest used first", async () => {
    const sessions = await open();
    const newer = { ...session, idHash: "c".repeat(64), lastSeenAt: later };
    const over = { ...session, idHash: "d".repeat(64), expiresAt: later };
    for (const each of [session, beas, newer, over]) await sessions.save(each);
    expect(await sessions.listOf(ada.id, later)).toEqual([newer, session]);
  });

  it("replace() keeps the old one for what is under way only, and happens once", async () => {
    const sessions = await open();
    await sessions.save(session);
    const next = { ...session, idHash: "e".repeat(64), provenAt: later, provenBy: "passkey" };
    expect(await sessions.replace(session.idHash, next, later)).toBe(true);
    expect((await sessions.find(next.idHash, now))?.session).toEqual(next);
    expect(await sessions.listOf(ada.id, now)).toEqual([next]);
    const duplicate = { ...next, idHash: "f".repeat(64) };
    expect(await sessions.replace(session.idHash, duplicate, later)).toBe(false);
    expect(await sessions.replace(beas.idHash, { ...duplicate, userId: bea.id }, later)).toBe(
      false,
    );
    await sessions.slide({ ...session, lastSeenAt: later });
    expect(await sessions.find(session.idHash, new Date(later.getTime() - 1))).not.toBeNull();
    expect(await sessions.find(session.idHash, later)).toBeNull();
  });

  const event: AccountEvent = {
    id: "0190e000-0000-7000-8000-000000000001" as AccountEvent["id"],
    userId: ada.id,
    action: "signed-out-everywhere",
    at: now,
    about: null,
    from: { address: null, userAgent: null },
  };
  const second = { ...session, idHash: "c".repeat(64) };
  const third = { ...session, idHash: "d".repeat(64) };

  it("endAll() ends a person's sessions under replaced secrets too, and no one else's", async () => {
    const sessions = await open();
    for (const each of [session, beas]) await sessions.save(each);
    await sessions.replace(session.idHash, second, later);
    await sessions.endAll(ada.id, event);
    expect(await sessions.find(session.idHash, now)).toBeNull();
    expect(await sessions.find(second.idHash, now)).toBeNull();
    expect(await sessions.find(beas.idHash, now)).not.toBeNull();
  });

  it.each([session, second, third])(
    "end() by any secret that a session has had ends it under all: $idHash",
    async ({ idHash }) => {
      const sessions = await open();
      const other = { ...session, idHash: "e".repeat(64) };
      for (const each of [session, other]) await sessions.save(each);
      await sessions.replace(session.idHash, second, later);
      await sessions.slide({ ...second, lastSeenAt: later });
      await sessions.replace(second.idHash, third, later);
      await sessions.end(idHash);
      for (const each of [session, second, third]) {
        expect(await sessions.find(each.idHash, now)).toBeNull();
      }
      expect(await sessions.find(other.idHash, now)).not.toBeNull();
    },
  );

  it("removeExpired() forgets what is over", async () => {
    const sessions = await open();
    await sessions.save(session);
    await sessions.save({ ...beas, expiresAt: later });
    expect(await sessions.removeExpired(later)).toBe(1);
    expect(await sessions.removeExpired(later)).toBe(0);
    expect(await sessions.find(session.idHash, now)).not.toBeNull();
  });
}
