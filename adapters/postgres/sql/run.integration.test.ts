import process from "node:process";
import type { EntityManager } from "@mikro-orm/postgresql";
import { type Expression, sql } from "kysely";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { ada, bea } from "../../../domain/accounts/examples.ts";
import type { UserId } from "../../../domain/shared/id.ts";
import { openDatabase } from "../server/orm.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import {
  anyGiven,
  anyOf,
  compileEach,
  compileOnce,
  type QueryValues,
  run,
  runOne,
  runPatiently,
  together,
} from "./run.ts";

const tables = await openTestTables();
// one connection, so that each statement sees what the one before it has prepared
const orm = openDatabase(tables.url, { applicationName: "boothwright test", poolSize: 1 });
const newEm = () => orm.em.fork();
afterAll(async () => {
  await orm.close();
  await tables.close();
});
beforeEach(tables.fill);

const named = (ids: readonly (typeof ada.id)[]) =>
  run(newEm(), (db) => db.selectFrom("users").select("email").where("id", "=", anyOf(ids)));

async function preparedTexts(): Promise<string[]> {
  const rows = await run(newEm(), (db) =>
    db.selectFrom(sql<{ statement: string }>`pg_prepared_statements`.as("p")).select("p.statement"),
  );
  return rows.map(({ statement }) => statement);
}

describe("run()", () => {
  it("prepares a query once, whatever its values and however long a list of them is", async () => {
    expect(await named([ada.id])).toEqual([{ email: ada.email }]);
    expect(await named([ada.id, bea.id])).toHaveLength(2);
    expect(await named([])).toEqual([]);
    const texts = (await preparedTexts()).filter((text) => text.includes('"users"'));
    expect(texts).toEqual(['select "email" from "users" where "id" = any($1)']);
  });

  it("prepares the queries of a transaction, too", async () => {
    await newEm().transactional((em) =>
      run(em, (db) => db.selectFrom("users").select("id").where("email", "=", ada.email)),
    );
    const texts = (await preparedTexts()).filter((text) =>
      text.includes('select "id" from "users"'),
    );
    expect(texts).toEqual(['select "id" from "users" where "email" = $1']);
  });

  it("plans a query for each pattern that is bound, and prepares one whose pattern is fixed", async () => {
    const found = (pattern: Expression<string>) =>
      run(newEm(), (db) => db.selectFrom("users").select("id").where("email", "like", pattern));
    for (const prefix of [ada.email.slice(0, 3), "nowhere"]) {
      const ids = await found(sql`${prefix} || '%'`);
      expect(ids).toEqual(prefix === "nowhere" ? [] : [{ id: ada.id }]);
      await found(sql`lower(${`${prefix}%`})`);
      await found(sql.lit("%@no.where"));
    }
    const texts = (await preparedTexts()).filter((text) => text.includes(" like "));
    expect(texts).toEqual([`select "id" from "users" where "email" like '%@no.where'`]);
  });

  it("compiles a query of every request once, and binds its values by name", async () => {
    let builds = 0;
    const find = compileOnce((db, given: QueryValues<{ id: UserId; types: string[] }>) => {
      builds += 1;
      return db
        .selectFrom("users as u")
        .select("u.email")
        .where("u.id", "=", given("id"))
        .where(({ eb, cast }) =>
          eb(cast<string>("u.user_type", "text"), "=", sql<string>`any(${given("types")}::text[])`),
        );
    });
    const types = [ada.userType, bea.userType];
    expect(await find(newEm(), { id: ada.id, types })).toEqual([{ email: ada.email }]);
    expect(await newEm().transactional((em) => find(em, { id: bea.id, types }))).toEqual([
      { email: bea.email },
    ]);
    expect(await find(newEm(), { id: bea.id, types: [] })).toEqual([]);
    expect(builds).toBe(1);
  });

  it("compiles a query of a few shapes once for each", async () => {
    let builds = 0;
    const list = compileEach(
      (db, given: QueryValues<{ most: number }>, { isLastFirst }: { isLastFirst: boolean }) => {
        builds += 1;
        const query = db.selectFrom("users").select("email").limit(given("most"));
        return query.orderBy("email", isLastFirst ? "desc" : "asc");
      },
    );
    const emails = async (isLastFirst: boolean, most: number) =>
      (await list(newEm(), { isLastFirst }, { most })).map(({ email }) => email);
    const all = await emails(false, 100);
    expect(all.length).toBeGreaterThan(1);
    expect(await emails(true, 100)).toEqual(all.toReversed());
    expect(await emails(true, 1)).toEqual(all.slice(-1));
    expect(builds).toBe(2);
  });

  it("plans a query by a list of ids once, however long the list is", async () => {
    const list = compileOnce((db, given: QueryValues<{ ids: string[] }>) =>
      db
        .selectFrom("users as listed")
        .select("listed.email")
        .where("listed.id", "=", anyGiven<UserId>(given("ids"))),
    );
    expect(await list(newEm(), { ids: [] })).toEqual([]);
    // the server plans each the first five times, to compare
    for (let length = 1; length < 8; length++) {
      const ids = [ada.id, ...Array(length - 1).fill(bea.id)];
      expect(await list(newEm(), { ids })).toHaveLength(length === 1 ? 1 : 2);
    }
    const row = await runOne(newEm(), (db) =>
      db
        .selectFrom(
          sql<{ statement: string; generic_plans: number }>`pg_prepared_statements`.as("p"),
        )
        .select("p.generic_plans")
        .where("p.statement", "like", '%"users" as "listed"%'),
    );
    expect(row).toEqual({ generic_plans: 3 });
  });

  it("reads instants as dates and bigints as numbers", async () => {
    const row = await runOne(newEm(), (db) =>
      db
        .selectFrom("users")
        .select(({ fn }) => ["created_at", fn.countAll<number>().over().as("count")])
        .where("id", "=", ada.id),
    );
    expect(row).toEqual({ created_at: ada.createdAt, count: 1 });
  });

  it("sends statements of a transaction together, in their order, and throws the first that fails", async () => {
    const rename = (em: EntityManager, name: string) =>
      run(em, (db) =>
        db
          .updateTable("users")
          .set({ first_name: name })
          .where("id", "=", ada.id)
          .returning("first_name"),
      );
    const answers = await newEm().transactional((em) =>
      together([rename(em, "First"), rename(em, "Second"), rename(em, "Third")]),
    );
    expect(answers.map(([row]) => row?.first_name)).toEqual(["First", "Second", "Third"]);

    let ended: ReturnType<typeof newEm> | undefined;
    const failing = newEm().transactional(async (em) => {
      ended = em as typeof ended;
      await together([rename(em, "Fourth"), rename(em, "x".repeat(1_000)), rename(em, "Fifth")]);
    });
    await expect(failing).rejects.toThrow("first_name_length");
    // one that stands first in the list, but is sent later, fails by the other
    const later = (em: EntityManager) =>
      new Promise((sent) => process.nextTick(sent)).then(() => rename(em, "Later"));
    const outOfOrder = newEm().transactional((em) =>
      together([later(em), rename(em, "x".repeat(1_000))]),
    );
    await expect(outOfOrder).rejects.toThrow("first_name_length");
    const late = ended && rename(ended, "Late");
    await expect(late).rejects.toThrow("Cannot send a statement after its transaction");
    expect(await named([ada.id])).toEqual([{ email: ada.email }]);
    const row = await runOne(newEm(), (db) =>
      db.selectFrom("users").select("first_name").where("id", "=", ada.id),
    );
    expect(row).toEqual({ first_name: "Third" });
  });

  it("works in the transaction of its entity manager, and is undone with it", async () => {
    const rename = (name: string) =>
      newEm().transactional(async (em) => {
        await run(em, (db) =>
          db.updateTable("users").set({ first_name: name }).where("id", "=", ada.id),
        );
        const row = await runOne(em, (db) =>
          db.selectFrom("users").select("first_name").where("id", "=", ada.id),
        );
        expect(row).toEqual({ first_name: name });
        throw new Error("undone");
      });
    await expect(rename("Other")).rejects.toThrow("undone");
    const row = await runOne(newEm(), (db) =>
      db.selectFrom("users").select("first_name").where("id", "=", ada.id),
    );
    expect(row).toEqual({ first_name: ada.firstName });
  });
});

describe("runPatiently()", () => {
  it("lets a statement outlast the limit of others, and leaves the pool as it was when one fails", async () => {
    const hasty = openDatabase(tables.url, {
      applicationName: "boothwright test",
      poolSize: 1,
      statementTimeoutMs: 100,
    });
    const em = hasty.em.fork();
    const sleep = (seconds: number) => sql<string>`pg_sleep(${seconds})::text`.as("slept");
    try {
      expect(await runPatiently(em, (db) => db.selectNoFrom(sleep(0.3)))).toEqual([{ slept: "" }]);
      await expect(run(em, (db) => db.selectNoFrom(sleep(0.3)))).rejects.toThrow(
        "statement timeout",
      );
      await expect(
        runPatiently(em, (db) => db.selectNoFrom(sql`1 / 0`.as("wrong"))),
      ).rejects.toThrow("division by zero");
      expect(await run(em, (db) => db.selectNoFrom(sleep(0)))).toEqual([{ slept: "" }]);
    } finally {
      await hasty.close();
    }
  });
});
