import { sql } from "kysely";
import { afterAll, beforeEach, expect, it } from "vitest";
import { ada, bea, max } from "../../../domain/accounts/examples.ts";
import type { UserId } from "../../../domain/shared/id.ts";
import { openDatabase } from "../server/orm.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { gatherEach, gatherOnce, instantAsJson } from "./gather.ts";
import { type QueryValues, run } from "./run.ts";

const tables = await openTestTables();
// one connection, so that it has prepared every statement
const orm = openDatabase(tables.url, { applicationName: "boothwright test", poolSize: 1 });
const newEm = () => orm.em.fork();
afterAll(async () => {
  await orm.close();
  await tables.close();
});
beforeEach(tables.fill);

const findUser = gatherOnce((db, given: QueryValues<{ id: UserId }>) =>
  db
    .selectFrom("users as u")
    .select(({ ref }) => ["u.email", instantAsJson(ref("u.suspended_at")).as("suspendedAt")])
    .where("u.id", "=", given("id")),
);

const listEmails = gatherEach(
  (db, given: QueryValues<{ limit: number }>, { order }: { order: "asc" | "desc" }) =>
    db.selectFrom("users").select("email").orderBy("email", order).limit(given("limit")),
);

/** The texts that were prepared since, without this one. */
async function preparedTexts(): Promise<string[]> {
  const rows = await run(newEm(), (db) =>
    db
      .selectFrom(sql<{ statement: string }>`pg_prepared_statements`.as("p"))
      .select("p.statement")
      .where("p.statement", "like", '%"users"%')
      .where("p.statement", "not like", "%pg_prepared_statements%"),
  );
  return rows.map(({ statement }) => statement);
}

it("sends the reads of one request that are asked for side by side as one statement, each with its own values and order", async () => {
  const em = newEm();
  const all = (asked: readonly [UserId, UserId]) =>
    Promise.all([
      listEmails(em, { order: "desc" }, { limit: 2 }),
      findUser(em, { id: asked[0] }),
      // as late as a use case that waits for nothing but promises
      Promise.resolve().then(() => findUser(em, { id: asked[1] })),
      listEmails(em, { order: "asc" }, { limit: 1 }),
      findUser(em, { id: "00000000-0000-4000-8000-00000000dead" as UserId }),
    ]);
  const emails = [ada, bea, max].map(({ email }) => email).sort();
  const alone = await Promise.all([
    listEmails(newEm(), { order: "desc" }, { limit: 2 }),
    findUser(newEm(), { id: ada.id }),
    findUser(newEm(), { id: bea.id }),
    listEmails(newEm(), { order: "asc" }, { limit: 1 }),
    [],
  ]);
  expect(alone[1]).toEqual([{ email: ada.email, suspendedAt: null }]);
  expect(alone[3]).toEqual([{ email: emails[0] }]);

  const before = await preparedTexts();
  expect(await all([ada.id, bea.id])).toEqual(alone);
  const [one, other] = [alone[2], alone[1]];
  expect(await all([bea.id, ada.id])).toEqual([alone[0], one, other, alone[3], []]);
  const [text, ...others] = (await preparedTexts()).filter((text) => !before.includes(text));
  expect([text?.match(/json_agg/g)?.length, others]).toEqual([5, []]);
});

it("sends reads of different requests, and those within a transaction, each as its own statement", async () => {
  const before = await preparedTexts();
  const find = { id: max.id };
  const [one, other] = await Promise.all([findUser(newEm(), find), findUser(newEm(), find)]);
  const within = await newEm().transactional((em) =>
    Promise.all([findUser(em, find), findUser(em, find)]),
  );
  expect([one, other, ...within]).toEqual(Array(4).fill([{ email: max.email, suspendedAt: null }]));
  expect((await preparedTexts()).filter((text) => text.includes("json_agg"))).toEqual(
    before.filter((text) => text.includes("json_agg")),
  );
});

it("fails all of them when one fails", async () => {
  const em = newEm();
  const fails = gatherOnce((db) =>
    db.selectFrom("users as u").select(sql<number>`1 / (length(u.email) * 0)`.as("none")),
  );
  const reads = [findUser(em, { id: ada.id }), fails(em, {})];
  const outcomes = await Promise.allSettled(reads);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await findUser(em, { id: ada.id })).toEqual([{ email: ada.email, suspendedAt: null }]);
});
