import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../app-server/test/test-app.ts";
import { ada, max, otto } from "../domain/accounts/examples.ts";
import { testCommand } from "./command/test/test-command.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const promote = (args: string[], env: Record<string, string> = app.env) =>
  testCommand("promote-admin", args, env);

test("promote-admin makes an account an admin, who has to sign in again [P02]", async () => {
  const client = await app.as(ada);
  expect((await client.get("/api/admin/dashboard")).status).toBe(403);
  const done = await promote([ada.email.toUpperCase()]);
  expect(done).toMatchObject({ code: 0, out: `${ada.email} is an admin now\n` });
  for (const path of ["/api/admin/dashboard", "/api/auth/user"])
    expect((await client.get(path)).status).toBe(401);
  const again = await app.as(ada);
  expect((await again.get("/api/admin/dashboard")).status).toBe(200);
  expect((await again.get("/api/auth/user")).body.userType).toBe("admin");
});

test("the audit log says whom the operator made an admin, and whose rights were taken away", async () => {
  await promote([otto.email]);
  await promote([otto.email]);
  const client = await app.as(otto);
  expect((await client.get("/api/admin/dashboard")).status).toBe(200);
  const done = await testCommand("demote-admin", [otto.email], app.env);
  expect([done.code, done.err]).toEqual([0, ""]);
  for (const path of ["/api/admin/dashboard", "/api/auth/user"])
    expect((await client.get(path)).status).toBe(401);
  const { body } = await (await app.as(max)).get("/api/admin/audit?kind=security");
  const lines = body.events
    .filter(({ objectId }: { objectId: string }) => objectId === otto.id)
    .map(({ actorName, words }: Record<string, string>) => `${actorName} ${words}`);
  expect(lines).toEqual(["The operator removed admin rights", "The operator granted admin rights"]);
});

test("promote-admin gives an unknown address an account [P02]", async () => {
  const done = await promote(["first@admin.example"]);
  expect(done).toMatchObject({
    code: 0,
    out: "first@admin.example is an admin now, with a new account\n",
  });
  const again = await promote(["first@admin.example"]);
  expect(again).toMatchObject({ code: 0, out: "first@admin.example is an admin now\n" });
  const rows = await app.sql("select user_type from users where email = 'first@admin.example'");
  expect(rows).toEqual([{ user_type: "admin" }]);
});

test("promote-admin --forget-passkeys lets an admin back in who has lost them all, and emails them [P02]", async () => {
  const client = await app.as(max);
  await app.sql(
    `insert into passkey (user_id, credential_id, public_key, counter, transports, name)
     select $1, 'lost' || n, 'key', 0, '{}', 'My phone ' || n from generate_series(1, 2) n`,
    [max.id],
  );
  const proof = async (by: typeof client) => (await by.get("/api/auth/user/proof")).body.ways;
  expect(await proof(client)).toEqual(["passkey"]);
  const done = await promote([max.email, "--forget-passkeys"]);
  const said = `${max.email} is an admin now\nPasskeys forgotten: 2. They are signed out everywhere\n`;
  expect(done).toMatchObject({ code: 0, out: said });
  expect((await client.get("/api/auth/user")).status).toBe(401);
  expect(await proof(await app.as(max))).toEqual(["email"]);
  const letters = await app.sql("select 1 from message where kind = 'passkey-notice'");
  expect(letters).toHaveLength(2);
});

test("promote-admin says in a sentence what is wrong, and changes nothing [P02]", async () => {
  const wrong = await promote(["a@b.example", "c@d.example"]);
  const [sentence] = wrong.err.split("\n");
  expect([wrong.code, sentence]).toEqual([2, "Give one email address, such as admin@example.com"]);
  const nowhere = { DATABASE_URL: "postgresql://nobody:x@127.0.0.1:1/none" };
  const { code, err } = await promote(["a@b.example"], { ...app.env, ...nowhere });
  expect(code).toBe(1);
  expect(err).not.toMatch(/at .*\.ts:\d+/);
});
