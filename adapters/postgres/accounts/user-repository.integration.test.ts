import { afterAll, describe, expect, it } from "vitest";
import { ada, bea, carl, otto, person } from "../../../domain/accounts/examples.ts";
import { beasBooths, doraDisplays } from "../../../domain/builder-profiles/examples.ts";
import { pendingRequest } from "../../../domain/quotes/examples.ts";
import type { UserId } from "../../../domain/shared/id.ts";
import { keepsUsers } from "../../contracts/user-repository.contract.ts";
import { sqlNow, testNow } from "../../system/test/test-time.ts";
import { createPostgresBuilderProfileRepository } from "../builders/builder-profile-repository.ts";
import { toQuoteRequestRow } from "../quote-cases/quote-request-mapper.ts";
import { insertRows } from "../sql/rows.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";
import { createPostgresUserRepository } from "./user-repository.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

const newRepository = () => createPostgresUserRepository(tables.newEm());
const ownerOf = async ({ id }: { id: typeof beasBooths.id }) =>
  (await createPostgresBuilderProfileRepository(tables.newEm()).findMany([id]))[0]?.userId;

describe("PostgreSQL users", () => {
  keepsUsers(async () => {
    await tables.empty();
    return newRepository();
  });

  it("save() of one new address ten times at once makes one person, whatever the case", async () => {
    await tables.empty();
    const duplicates = Array.from({ length: 10 }, (_, number) =>
      person(
        `0190a000-0000-7000-8000-0000000001${number}0`,
        number % 2 ? ada.email : ada.email.toUpperCase(),
      ),
    );
    const saved = await Promise.all(duplicates.map((duplicate) => newRepository().save(duplicate)));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
  });

  it("prove() revokes the earlier sign-ins, from this account only and once", async () => {
    await tables.fill();
    const waysIn = async () => {
      for (const { id } of [ada, otto]) {
        const values = [id, `of ${id}`];
        const end = `${sqlNow()} + interval '1 day'`;
        await runSql(
          tables.newEm(),
          `insert into session (sid, sess, expire, user_id) values ($2, '{}', ${end}, $1)`,
          values,
        );
        await runSql(
          tables.newEm(),
          "insert into identity (issuer, subject, user_id) values ('https://id.example', $2, $1)",
          values,
        );
        await runSql(
          tables.newEm(),
          "insert into passkey (user_id, credential_id, public_key, name) values ($1, $2, 'k', 'n')",
          values,
        );
      }
    };
    const ownersOf = (table: string) =>
      runSql<{ user_id: string }>(tables.newEm(), `select user_id from ${table} order by user_id`);
    await newRepository().save({ ...ada, emailVerifiedAt: null });
    await waysIn();
    for (const { id } of [ada, otto]) await newRepository().prove(id, testNow());
    for (const table of ["session", "identity", "passkey"]) {
      expect(await ownersOf(table), table).toEqual([{ user_id: otto.id }]);
    }
  });

  it("attachBuilder() gives a profile without an account to its contact address, never another's", async () => {
    await tables.fill();
    await runSql(tables.newEm(), "update builder set user_id = null where id = $1", [
      doraDisplays.id,
    ]);
    await newRepository().attachBuilder(beasBooths.email ?? "", otto.id);
    await newRepository().attachBuilder(doraDisplays.email?.toUpperCase() ?? "", otto.id);
    expect(await ownerOf(beasBooths)).toBe(bea.id);
    expect(await ownerOf(doraDisplays)).toBe(otto.id);
  });

  it("attachBuilder() makes an exhibitor a builder who has sent no request", async () => {
    const typeOf = async (id: UserId) => (await newRepository().find(id))?.userType;
    for (const hasRequest of [false, true]) {
      await tables.fill();
      await runSql(tables.newEm(), "update builder set user_id = null where id = $1", [
        doraDisplays.id,
      ]);
      await runSql(tables.newEm(), "update users set user_type = 'exhibitor' where id = $1", [
        otto.id,
      ]);
      if (hasRequest) {
        const request = { ...pendingRequest, userId: otto.id };
        await insertRows(tables.newEm(), "quote_request", [toQuoteRequestRow(request)]);
      }
      const answered = await newRepository().attachBuilder(doraDisplays.email ?? "", otto.id);
      const type = hasRequest ? "exhibitor" : "builder";
      expect([answered?.userType ?? "exhibitor", await typeOf(otto.id)]).toEqual([type, type]);
      expect(await ownerOf(doraDisplays)).toBe(otto.id);
    }
  });

  it("attachBuilder() leaves alone an account that has a profile, and knows no strangers", async () => {
    await tables.fill();
    await newRepository().attachBuilder(doraDisplays.email ?? "", carl.id);
    expect(await ownerOf(doraDisplays)).toBeNull();
    expect(await newRepository().find("\u0000" as UserId)).toBeNull();
  });
});
