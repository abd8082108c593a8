import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testNow } from "../../system/test/test-time.ts";
import { migrateUp } from "../server/migrate-up.ts";
import { openDatabase } from "../server/orm.ts";
import { createTestDatabase } from "../test/test-database.ts";
import { runSql } from "../test/test-sql.ts";
import { createPostgresExpiredRows } from "./expired-rows.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let app: ReturnType<typeof openDatabase>;
let owner: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  database = await createTestDatabase();
  app = openDatabase(database.appUrl, { applicationName: "test" });
  owner = openDatabase(database.url, { applicationName: "test" });
});
afterAll(async () => {
  await app.close();
  await owner.close();
  await database.drop();
});

const asApp = <Row extends object>(text: string, values: unknown[] = []) =>
  runSql<Row>(app.em.fork(), text, values);
const asOwner = <Row extends object>(text: string, values: unknown[] = []) =>
  runSql<Row>(owner.em.fork(), text, values);
// the sweep goes by the database's time, so that no false one of the app has lines removed
const add = `insert into audit_event (actor_id, action, object_kind, object_id, detail, at)
  values ($1, $2, 'account', 'x', '{"address": "192.0.2.1"}', '${new Date().toISOString()}'::timestamptz - $3::interval) returning id`;
const actions = async () =>
  (await asApp<{ action: string }>("select action from audit_event order by at")).map(
    ({ action }) => action,
  );

test("the app's role adds to the audit log and reads it, and can neither change nor remove what it holds", async () => {
  await asApp(add, [null, "kept", "1 minute"]);
  const forbidden = [
    "update audit_event set detail = '{}'",
    "update audit_event set at = at where false",
    "delete from audit_event",
    "delete from audit_event where false",
    "truncate audit_event",
    "drop table audit_event",
    "alter table audit_event add column more text",
    "alter table audit_event disable trigger all",
    "alter table audit_event owner to current_user",
    "create table more (one int)",
    "create function more() returns int language sql as 'select 1'",
    "create or replace function remove_old_audit_events(months int, most int) returns int language sql as 'select 1'",
    "set role boothwright",
    "insert into audit_event (id, action, object_kind, object_id) select id, 'changed', 'a', 'b' from audit_event on conflict (id) do update set action = 'changed'",
    "delete from mikro_orm_migrations",
  ];
  for (const sql of forbidden) {
    const refused = await asApp(sql).catch((error) => error);
    expect([sql, refused.code]).toEqual([sql, "42501"]);
  }
  expect(await actions()).toEqual(["kept"]);
});

test("the sweep removes what is older than the limit, and nothing else", async () => {
  await asOwner("delete from audit_event");
  for (const [action, age] of [
    ["old", "24 months 1 hour"],
    ["older", "10 years"],
    ["young", "24 months -1 hour"],
    ["new", "0"],
  ])
    await asApp(add, [null, action, age]);
  const expiredRows = createPostgresExpiredRows(app.em.fork(), { auditMonths: 24 });
  const now = testNow();
  const until = { now, keysUntil: now, contactMessagesUntil: null, mailsUntil: null };
  expect(await expiredRows.sweep(until)).toMatchObject({ audit_event: 2 });
  expect(await actions()).toEqual(["young", "new"]);
  expect(await expiredRows.sweep(until)).toMatchObject({ audit_event: 0 });
});

test("the app's role cannot have lines removed that are younger than a year", async () => {
  const before = await actions();
  expect(before).not.toEqual([]);
  for (const months of [11, 0, -1, null])
    await expect(asApp("select remove_old_audit_events($1, 10)", [months])).rejects.toThrow(
      "twelve months at least",
    );
  await asApp("select remove_old_audit_events(12, 10)");
  expect(await actions()).toEqual(["new"]);
});

test("of an account that is gone the trail keeps what happened, and not from where", async () => {
  const [user] = await asApp<{ id: string }>(
    "insert into users (email) values ('a@b.example') returning id",
  );
  await asApp(add, [user?.id, "signed-in", "0"]);
  await asApp(add, [randomUUID(), "of-another", "0"]);
  const blank = () => asApp("select blank_account_events($1)", [user?.id]);
  await expect(blank()).rejects.toThrow("The account is still there");
  await asApp("delete from users where id = $1", [user?.id]);
  await blank();
  const details = `select action, detail->>'address' as address from audit_event
    where action in ('signed-in', 'of-another') order by action`;
  expect(await asApp(details)).toEqual([
    { action: "of-another", address: "192.0.2.1" },
    { action: "signed-in", address: null },
  ]);
});

test("migrateUp() grants the app's role its rights again where they were lost", async () => {
  const role = new URL(database.appUrl).username;
  for (const schema of ["public", "pgboss"])
    await asOwner(`revoke all on all tables in schema ${schema} from ${role}`);
  await asOwner(`grant update, delete on audit_event to ${role}`);
  await expect(asApp("select from users")).rejects.toThrow("permission denied");
  expect(await migrateUp(database.url, database.appUrl)).toEqual([]);
  expect(await asApp("select count(*)::int as users from users")).toEqual([{ users: 0 }]);
  await asApp("select count(*) from pgboss.job");
  await expect(asApp("delete from audit_event")).rejects.toThrow("permission denied");
});

test("migrateUp() grants the app's role its rights also when a stored row violates a new check", async () => {
  await asOwner(`revoke select on users from ${new URL(database.appUrl).username}`);
  await asOwner("alter table mikro_orm_migrations add constraint never check (false) not valid");
  await expect(migrateUp(database.url, database.appUrl)).rejects.toThrow('"never"');
  expect(await asApp("select count(*)::int as users from users")).toEqual([{ users: 0 }]);
});
