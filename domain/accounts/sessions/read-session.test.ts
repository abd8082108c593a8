import { expect, it } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import type { MyProfile } from "../../builder-profiles/my-profile/my-profile.ts";
import { now } from "../../quotes/examples.ts";
import { demoteAdmin } from "../demote-admin.ts";
import { ada, max, person } from "../examples.ts";
import { visitor } from "../principal.ts";
import { promoteAdmin } from "../promote-admin.ts";
import { signInAsSample } from "../sign-in/sign-in-as-sample.ts";
import type { User } from "../user.ts";
import { openSession } from "./open-session.ts";
import { readSession } from "./read-session.ts";
import { signOut } from "./sign-out.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

async function openFor(user: User) {
  const fakes = openTestPorts();
  const { sessionSecret: secret } = await openSession(fakes, user, { userAgent: null, now });
  /** The principal after this long. */
  const after = (ms: number) => {
    fakes.clock.at = new Date(now.getTime() + ms);
    return readSession(fakes)({ secret });
  };
  return { fakes, secret, after };
}

it("readSession() takes anyone else for a visitor", async () => {
  const { fakes } = await openFor(ada);
  for (const secret of [null, "", "forged", fakes.secrets.hash("token-1")]) {
    expect(await readSession(fakes)({ secret })).toBe(visitor);
  }
});

it("readSession() ends a session after fourteen days without use", async () => {
  const unused = await openFor(ada);
  expect(await unused.after(14 * day)).toBe(visitor);
  const used = await openFor(ada);
  expect((await used.after(14 * day - second)).kind).toBe("member");
  expect((await used.after(27 * day)).kind).toBe("member");
});

it("readSession() ends a session after thirty days in any case", async () => {
  const { after } = await openFor(ada);
  for (const days of [10, 20, 29]) expect((await after(days * day)).kind).toBe("member");
  expect(await after(30 * day)).toBe(visitor);
});

it("readSession() ends an admin's after thirty minutes without use, and after twelve hours", async () => {
  const unused = await openFor(max);
  expect(await unused.after(30 * minute)).toBe(visitor);
  const used = await openFor(max);
  for (let at = 20 * minute; at < 12 * hour; at += 20 * minute) {
    expect((await used.after(at)).kind).toBe("member");
  }
  expect(await used.after(12 * hour)).toBe(visitor);
});

it("readSession() notes use once a minute at most", async () => {
  const { fakes, secret, after } = await openFor(ada);
  const lastSeen = async () =>
    (await fakes.sessions.find(fakes.secrets.hash(secret), fakes.clock.at))?.session.lastSeenAt;
  await after(minute - 1);
  expect(await lastSeen()).toEqual(now);
  await after(minute);
  expect(await lastSeen()).toEqual(fakes.clock.at);
});

it("readSession() holds who became an admin meanwhile to an admin's times, and ends it for good", async () => {
  const used = await openFor(ada);
  await used.fakes.users.save({ ...ada, userType: "admin" });
  expect(await used.after(29 * minute)).toMatchObject({ user: { userType: "admin" } });
  expect(await used.after(59 * minute)).toBe(visitor);
  const unused = await openFor(ada);
  await unused.fakes.users.save({ ...ada, userType: "admin" });
  expect(await unused.after(30 * minute)).toBe(visitor);
  await unused.fakes.users.save(ada);
  expect(await unused.after(31 * minute)).toBe(visitor);
});

it("signOut() ends this browser's session", async () => {
  const { fakes, secret, after } = await openFor(ada);
  await signOut(fakes)({ secret });
  await signOut(fakes)({ secret: null });
  expect(await after(0)).toBe(visitor);
});

it("promoteAdmin() ends the sessions that were open before, once", async () => {
  const { fakes, after } = await openFor(ada);
  const promote = promoteAdmin(fakes);
  await promote({ email: ada.email });
  expect(await after(0)).toBe(visitor);
  const opened = await openFor(ada);
  await opened.fakes.users.save({ ...ada, userType: "admin" });
  await promoteAdmin(opened.fakes)({ email: ada.email });
  expect(await opened.after(0)).toMatchObject({ user: { userType: "admin" } });
});

it("promoteAdmin() promotes whom it finds, makes whom it does not, and may come twice", async () => {
  const fakes = openTestPorts();
  const promote = promoteAdmin(fakes);
  const known = await promote({ email: ` ${ada.email.toUpperCase()} ` });
  expect(known).toMatchObject({ created: false, user: { id: ada.id, userType: "admin" } });
  const fresh = await promote({ email: "new@boothwright.example" });
  expect(fresh).toMatchObject({ created: true, user: { emailVerifiedAt: null } });
  const again = await promote({ email: "new@boothwright.example" });
  expect(again).toEqual({ user: fresh.user, created: false });
});

it("demoteAdmin() makes an admin what they were, returns how many are left, and nothing of anyone else", async () => {
  const fakes = openTestPorts({ users: [ada] });
  const builders = { findOwn: async () => null };
  const demote = demoteAdmin({ ...fakes, builders });
  expect(await demote({ email: ada.email })).toBeNull();
  expect(await demote({ email: "nobody@boothwright.example" })).toBeNull();
  await promoteAdmin(fakes)({ email: ada.email });
  await promoteAdmin(fakes)({ email: "other@boothwright.example" });
  const done = await demote({ email: ` ${ada.email.toUpperCase()}` });
  expect(done).toMatchObject({ adminsLeft: 1, user: { id: ada.id, userType: "exhibitor" } });
  const own = { findOwn: async () => ({}) as MyProfile };
  const last = await demoteAdmin({ ...fakes, builders: own })({
    email: "other@boothwright.example",
  });
  expect(last).toMatchObject({ adminsLeft: 0, user: { userType: "builder" } });
});

it("signInAsSample() signs in as the sample person, if there is one", async () => {
  const sample = person("0190a000-0000-7000-8000-0000000000aa", "exhibitor@example.com");
  const fakes = openTestPorts({ users: [sample] });
  const result = await signInAsSample(fakes)({ userType: "exhibitor", userAgent: null });
  expect(result).toMatchObject({ ok: true, value: { user: sample } });
  expect(await signInAsSample(fakes)({ userType: "admin", userAgent: null })).toEqual({
    ok: false,
    refusal: { kind: "not-allowed" },
  });
});
