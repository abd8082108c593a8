import { afterAll, beforeAll, expect, test } from "vitest";
import { toBuilderRow } from "../adapters/postgres/builders/builder-profile-mapper.ts";
import { insertRows } from "../adapters/postgres/sql/rows.ts";
import { sqlNow } from "../adapters/system/test/test-time.ts";
import { ada, bea, max, otto } from "../domain/accounts/examples.ts";
import { beasBooths, profile } from "../domain/builder-profiles/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Person = { account: { email: string } | null; profile: { name: string } | null };
const list = async (by: TestClient, query: string) => {
  const { body } = await by.get(`/api/admin/people?${query}`);
  return (body.people as Person[]).map(({ account, profile }) => account?.email ?? profile?.name);
};
const suspend = (by: TestClient, id: string, reason = "Spam in requests") =>
  by.send("POST", `/api/admin/people/${id}/suspend`, { reason });
const status = async (client: TestClient) => (await client.get("/api/auth/user")).status;
const lastMail = async (email: string) =>
  (await app.client().get("/dev/mail.json")).body.find(({ to }: { to: string }) => to === email);

async function signInByMail(email: string) {
  const client = app.client();
  await client.send("POST", "/api/login/email", { email });
  const token = /login\/email[?#]token=([\w-]+)/.exec((await lastMail(email)).text)?.[1];
  return client.send("POST", "/api/login/email/verify", { token });
}

async function signedInAs(email: string) {
  const client = app.client();
  await client.send("POST", "/api/login/email", { email });
  const token = /login\/email[?#]token=([\w-]+)/.exec((await lastMail(email)).text)?.[1];
  await client.send("POST", "/api/login/email/verify", { token });
  return client;
}

test("admins find people and builders by name, company and email, with and without an account", async () => {
  const admin = await app.as(max);
  const synced = profile(crypto.randomUUID(), "Synced Stands", null);
  await insertRows(app.newEm(), "builder", [toBuilderRow(synced)]);
  expect(await list(admin, "search=OTTO@")).toEqual([otto.email]);
  expect(await list(admin, "search=synced")).toEqual(["Synced Stands"]);
  expect(await list(admin, `search=${encodeURIComponent(beasBooths.name)}`)).toEqual([bea.email]);
  await app
    .newEm()
    .execute("update users set last_name = 'Öhm', company = 'Söhne & Co' where id = ?", [otto.id]);
  expect(await list(admin, `search=${encodeURIComponent("SÖHNE &")}`)).toEqual([otto.email]);
  expect(await list(admin, `search=${encodeURIComponent("öhm")}`)).toEqual([otto.email]);
  // without the accents that are there, and with some that aren't [X09]
  expect(await list(admin, "search=sohne")).toEqual([otto.email]);
  expect(await list(admin, `search=${encodeURIComponent("söhñé")}`)).toEqual([otto.email]);
  // found by the name of the account and by that of its profile, listed once
  const beas = (await list(admin, "search=bea")).filter((each) => each === bea.email);
  expect(beas).toHaveLength(1);
  const [all, builders, declined] = [
    await list(admin, ""),
    await list(admin, "group=builders"),
    await list(admin, "group=off-the-site&search=s"),
  ];
  expect(all.filter((each) => builders.includes(each))).toEqual(builders);
  expect(declined).toEqual([]);
  expect(await list(admin, "group=exhibitors&search=synced")).toEqual([]);
  expect(await list(admin, "group=admins")).toEqual([max.email]);
  expect(await list(admin, "group=builders")).toContain("Synced Stands");
  expect(await list(admin, "search=%25")).toEqual([]);
  expect((await admin.get("/api/admin/people?group=unknown")).status).toBe(400);
  expect((await admin.get("/api/admin/people?page=2")).body).toEqual({
    people: [],
    hasMore: false,
  });
});

test("a suspended account is signed out at once, lets no one sign in, and says why", async () => {
  const admin = await app.as(max);
  const exhibitor = await app.as(otto);
  expect((await suspend(admin, otto.id, " ")).status).toBe(400);
  expect((await suspend(admin, otto.id)).status).toBe(200);
  expect(await status(exhibitor)).toBe(401);
  expect((await suspend(admin, otto.id)).status).toBe(409);
  expect((await lastMail(otto.email)).text).toContain("Spam in requests");
  const refused = await signInByMail(otto.email);
  expect([refused.status, refused.body.type]).toEqual([403, "/problems/account-suspended"]);
  // a session that was being made at that moment is none either
  expect(await status(await app.as(otto))).toBe(401);
  expect(await list(admin, "group=suspended")).toEqual([otto.email]);

  const restore = () => admin.send("POST", `/api/admin/people/${otto.id}/restore`);
  expect((await restore()).status).toBe(200);
  expect((await restore()).status).toBe(409);
  expect((await signInByMail(otto.email)).status).toBe(200);
  const { body } = await admin.get("/api/admin/audit?kind=person");
  expect(body.events.map(({ words }: { words: string }) => words)).toEqual([
    "restored the account",
    "suspended the account (Spam in requests)",
  ]);
});

test("suspending a builder takes the profile off the site; an admin puts it on again", async () => {
  const admin = await app.as(max);
  const isListed = async () =>
    (await app.client().get(`/api/builders/${beasBooths.id}`)).status === 200;
  expect(await isListed()).toBe(true);
  expect((await suspend(admin, bea.id, "Insurance has lapsed")).status).toBe(200);
  expect(await isListed()).toBe(false);
  expect(await list(admin, "group=off-the-site")).toEqual([bea.email]);
  await admin.send("POST", `/api/admin/people/${bea.id}/restore`);
  expect(await isListed()).toBe(false);
  const decide = (decision: string, reason?: string) =>
    admin.send("POST", `/api/admin/builders/${beasBooths.id}/review`, { decision, reason });
  expect((await decide("approve")).status).toBe(200);
  expect(await isListed()).toBe(true);
  expect((await decide("decline", "Insurance has lapsed")).status).toBe(200);
  expect(await isListed()).toBe(false);
  await decide("approve");
  const { body } = await admin.get("/api/admin/audit?kind=builder");
  expect(body.events.map(({ words }: { words: string }) => words).slice(0, 4)).toEqual([
    "put the profile on the site again",
    "hid the profile",
    "put the profile on the site again",
    "hid the profile",
  ]);
});

test("the profile of a suspended account is not approved, and waits for review until the account is restored", async () => {
  const admin = await app.as(max);
  const setState = (state: string) =>
    app.sql("update builder set review_state = $1 where id = $2", [state, beasBooths.id]);
  const approve = () =>
    admin.send("POST", `/api/admin/builders/${beasBooths.id}/review`, { decision: "approve" });
  await setState("pending-review");
  await suspend(admin, bea.id);
  const refused = await approve();
  expect([refused.status, refused.body.type]).toEqual([409, "/problems/builder-suspended"]);
  expect(refused.body.message).toContain("Restore the account first");
  await admin.send("POST", `/api/admin/people/${bea.id}/restore`);
  const { body } = await admin.get("/api/admin/review-queue");
  expect(JSON.stringify(body.builders)).toContain(beasBooths.id);
  expect((await approve()).status).toBe(200);
});

test("held changes of a suspended builder stay held when the profile is on the site again, and wait for review", async () => {
  const admin = await app.as(max);
  const renamed = { name: "Other Firm" };
  await (await app.as(bea)).send("PUT", "/api/builders/profile", renamed);
  const path = `/api/admin/builders/${beasBooths.id}/review`;
  const isWaiting = async () =>
    JSON.stringify((await admin.get("/api/admin/review-queue")).body).includes(renamed.name);
  const publicName = async () =>
    (await app.client().get(`/api/builders/${beasBooths.id}`)).body.name;
  await suspend(admin, bea.id);
  await admin.send("POST", `/api/admin/people/${bea.id}/restore`);
  for (const decline of [false, true]) {
    if (decline) await admin.send("POST", path, { decision: "decline", reason: "Unclear" });
    expect(await isWaiting()).toBe(false);
    expect((await admin.send("POST", path, { decision: "approve" })).status).toBe(200);
    expect([await publicName(), await isWaiting()]).toEqual([beasBooths.name, true]);
  }
  const { body } = await admin.get("/api/admin/review-queue");
  const { version } = body.builders.find(({ id }: { id: string }) => id === beasBooths.id);
  expect((await admin.send("POST", path, { decision: "approve", version })).status).toBe(200);
  expect([await publicName(), await isWaiting()]).toEqual([renamed.name, false]);
});

test("admins are not suspended, and no one else suspends", async () => {
  const admin = await app.as(max);
  expect((await suspend(admin, max.id)).body.type).toBe("/problems/admin-not-suspended");
  expect((await suspend(admin, crypto.randomUUID())).status).toBe(404);
  expect((await suspend(await app.as(ada), otto.id)).status).toBe(403);
});

test("an admin imports builders: a dry run by row, one import, and the same file again changes nothing", async () => {
  const admin = await app.as(max);
  const send = (csv: string, how: object = {}) =>
    admin.send("POST", "/api/admin/builders/import", { csv, ...how });
  const head =
    "name,email,description,city,state,country,region,yearsInBusiness,teamSize,completedProjects,minimumProjectBudget,maximumProjectBudget";
  const rest = "Stands,Reno,Nevada,United States,North America,5,1-10,20";
  const file = `${head}
Imported One,One@Imported.example,${rest},,
"<img src=x onerror=alert(1)>",two@imported.example,"=HYPERLINK(""https://evil.example"")",Reno,Nevada,United States,North America,5,1-10,20,,
Imported Three,,${rest},,
Imported Four,four@imported.example,${rest},200,100
Imported One again,one@imported.example,${rest},,
${beasBooths.name},${beasBooths.email},${rest},,`;
  type Row = { row: number; outcome: string; changed: string[]; errors: { message: string }[] };
  const outcomes = (body: { rows: Row[] }) =>
    body.rows.map(({ row, outcome, errors }) =>
      [row, outcome, ...errors.map(({ message }) => message)].join(" "),
    );
  const refusals = [
    "4 refused Email is needed for invitations",
    "5 refused Maximum project budget must be greater than or equal to minimum project budget",
    "6 refused Row 2 is the same builder",
    "7 refused The builder has an account and edits this profile",
  ];
  const dry = await send(file);
  expect(dry.body.isDryRun).toBe(true);
  expect(outcomes(dry.body)).toEqual(["2 created", "3 created", ...refusals]);
  const count = async () =>
    (await app.sql("select 1 from builder where email like '%@imported.example'")).length;
  expect(await count()).toBe(0);

  const [first, second] = await Promise.all([
    send(file, { isDryRun: false }),
    send(file, { isDryRun: false }),
  ]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await count()).toBe(2);
  const again = await send(file, { isDryRun: false });
  expect(outcomes(again.body)).toEqual(["2 unchanged", "3 unchanged", ...refusals]);
  const queue = await admin.get("/api/admin/review-queue");
  expect(JSON.stringify(queue.body)).toContain("Imported One");

  const one = `name,email,city\nImported One,one@imported.example,Sparks`;
  const changed = await send(one, { isDryRun: false });
  expect(changed.body.rows).toMatchObject([{ outcome: "changed", changed: ["city"] }]);
  const [stored] = await app.sql<{ places: string[]; name: string; review_state: string }>(
    "select name, places, review_state from builder where email = 'one@imported.example'",
  );
  expect(stored).toMatchObject({ review_state: "pending-review" });
  expect(stored?.places).toContain("sparks");
  const { body: log } = await admin.get("/api/admin/audit?kind=builder");
  const words = log.events.map((event: { words: string }) => event.words);
  expect(words.filter((each: string) => each.includes("import"))).toEqual([
    "changed the profile by an import",
    "imported the profile",
    "imported the profile",
  ]);

  const approved = `${head}\nImported Five,five@imported.example,${rest},,`;
  await send(approved, { isDryRun: false, isApproved: true });
  const listed = JSON.stringify((await app.client().get("/api/builders?search=Imported")).body);
  expect(listed).toContain("Imported Five");
  expect(listed).not.toContain("Imported One");
});

test("a file that is no list of builders is refused, and so is one that is too large", async () => {
  const admin = await app.as(max);
  const send = (body: object) => admin.send("POST", "/api/admin/builders/import", body);
  const refused = async (csv: unknown) => {
    const { status, body } = await send({ csv });
    return `${status} ${body.errors?.[0]?.field} ${body.message}`;
  };
  expect(await refused("rating\n5")).toContain("400 csv Unknown columns: rating");
  expect(await refused("")).toBe("400 csv CSV is required");
  expect(await refused("a".repeat(200_001))).toContain("400 csv CSV must be 200000");
  expect((await send({ csv: "a".repeat(300_000) })).status).toBe(413);
  expect(await refused(5)).toContain("400 csv");
});

test("an invite's link makes one builder of one person, once, and gives the profile that it names", async () => {
  const admin = await app.as(max);
  const synced = profile(crypto.randomUUID(), "Invited Stands", null);
  await insertRows(app.newEm(), "builder", [toBuilderRow(synced)]);
  const email = "invited@stands.example";
  const invite = async (builderId: string | null = synced.id) => {
    const sent = await admin.send("POST", "/api/admin/builder-invites", { email, builderId });
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    return /\/join\?token=([\w-]+)/.exec((await lastMail(email)).text)?.[1] ?? "";
  };
  const open = (token: string) => app.client().send("POST", "/api/builder-invites/open", { token });
  const accept = (by: TestClient, token: string) =>
    by.send("POST", "/api/builder-invites/accept", { token });

  const first = await invite();
  expect(first).toMatch(/^[\w-]{40,}$/);
  const token = await invite();
  expect((await open(first)).status).toBe(404);
  expect((await open(token)).body).toEqual({
    builderName: "Invited Stands",
    expiresAt: expect.any(String),
  });
  expect((await open(`${token.slice(0, -1)}_`)).status).toBe(404);

  expect((await accept(admin, token)).body.type).toBe("/problems/admin-stays");
  const known = await app.as(bea);
  expect((await accept(known, token)).body.type).toBe("/problems/own-profile-known");

  const joining = await signedInAs("joining@stands.example");
  expect((await joining.get("/api/auth/user")).body.userType).toBe("exhibitor");
  const answers = await Promise.all([accept(joining, token), accept(joining, token)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await accept(joining, token)).status).toBe(200);
  expect((await accept(await app.as(ada), token)).status).toBe(404);
  expect((await joining.get("/api/auth/user")).body.userType).toBe("builder");
  const { body: events } = await joining.get("/api/auth/user/events");
  expect(JSON.stringify(events).split("type-switched")).toHaveLength(2);
  expect((await joining.get("/api/builders/profile")).body.name).toBe("Invited Stands");
  expect((await open(token)).status).toBe(404);

  const { body } = await admin.get("/api/admin/builder-invites");
  expect(body.invites.map(({ state }: { state: string }) => state)).toEqual(["used", "revoked"]);
  expect(JSON.stringify(body)).not.toContain(token);
  const taken = { email, builderId: synced.id };
  expect((await admin.send("POST", "/api/admin/builder-invites", taken)).status).toBe(409);

  const third = await invite(null);
  const [latest] = (await admin.get("/api/admin/builder-invites")).body.invites;
  const revoke = () => admin.send("POST", `/api/admin/builder-invites/${latest.id}/revoke`);
  expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 409]);
  expect((await open(third)).status).toBe(404);
  const late = await invite(null);
  await app.sql(
    `update builder_invite set expires_at = ${sqlNow()} - interval '1 second' where revoked_at is null`,
  );
  expect((await open(late)).status).toBe(404);
  expect((await accept(joining, late)).status).toBe(404);

  const data = await joining.get("/api/auth/user/data");
  expect(JSON.stringify(data.body.builderInvites)).toContain(email);
  expect(JSON.stringify(data.body.builderInvites)).not.toContain("used_by");
  const gone = { email: "joining@stands.example", eraseRequests: true };
  expect((await joining.send("DELETE", "/api/auth/user", gone)).status).toBe(200);
  expect(await app.sql("select 1 from builder_invite where used_by is not null")).toEqual([]);
});

test("of two people with one link one joins, and of two links to one address one opens", async () => {
  const admin = await app.as(max);
  const email = "raced@stands.example";
  const accept = (by: TestClient, token: string) =>
    by.send("POST", "/api/builder-invites/accept", { token });
  const invite = async (builderId: string | null) => {
    const sent = await admin.send("POST", "/api/admin/builder-invites", { email, builderId });
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    return /\/join\?token=([\w-]+)/.exec((await lastMail(email)).text)?.[1] ?? "";
  };
  const people = await Promise.all(
    ["first@raced.example", "second@raced.example"].map((each) => signedInAs(each)),
  );
  const token = await invite(null);
  const answers = await Promise.all(people.map((person) => accept(person, token)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  const types = people.map(async (person) => (await person.get("/api/auth/user")).body.userType);
  expect((await Promise.all(types)).toSorted()).toEqual(["builder", "exhibitor"]);

  await Promise.all([invite(null), invite(null), invite(null)]);
  const open = "select 1 from builder_invite where email = 'raced@stands.example'";
  expect(await app.sql(`${open} and used_at is null and revoked_at is null`)).toHaveLength(1);

  const profiles = ["One Stands", "Two Stands"].map((name) =>
    profile(crypto.randomUUID(), name, null),
  );
  await insertRows(
    app.newEm(),
    "builder",
    profiles.map((each) => toBuilderRow(each)),
  );
  const links: string[] = [];
  for (const { id } of profiles) links.push(await invite(id));
  // as if they had gone to two addresses
  await app.sql(`update builder_invite set revoked_at = null where email = '${email}'`);
  const person = await signedInAs("third@raced.example");
  const both = await Promise.all(links.map((link) => accept(person, link)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("import, suspension and invites ask an admin whose proof is old to confirm; restoring and a dry run don't [Y08]", async () => {
  const admin = await app.as(max);
  const csv = "name,email\nNobody,nobody@builders.example\n";
  const bulk = (isDryRun: boolean, by = admin) =>
    by.send("POST", "/api/admin/builders/import", { csv, isApproved: false, isDryRun });
  await app.ageProofs();
  const email = "late@builders.example";
  const answers = [
    await suspend(admin, otto.id),
    await bulk(false),
    await admin.send("POST", "/api/admin/builder-invites", { email, builderId: null }),
  ];
  expect(answers.map(({ body }) => body.type)).toEqual(
    Array(3).fill("/problems/fresh-proof-needed"),
  );
  expect((await bulk(true)).status).toBe(200);
  const restored = await admin.send("POST", `/api/admin/people/${otto.id}/restore`);
  expect(restored.body.type).not.toBe("/problems/fresh-proof-needed");
  expect(await app.sql("select id from builder_invite where email = $1", [email])).toEqual([]);
  expect((await bulk(false, await app.as(max))).status).toBe(200);
});
