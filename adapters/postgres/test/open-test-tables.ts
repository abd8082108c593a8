import { people } from "../../../domain/accounts/examples.ts";
import { builderProfiles } from "../../../domain/builder-profiles/examples.ts";
import type { Clock } from "../../../domain/shared/time/clock.ts";
import { createTestClock } from "../../system/test/test-time.ts";
import { toUserRow } from "../accounts/user-repository.ts";
import { toBuilderRow } from "../builders/builder-profile-mapper.ts";
import { openDatabase } from "../server/orm.ts";
import { insertRows } from "../sql/rows.ts";
import { patientUrl } from "./patient-url.ts";
import { createTestDatabase } from "./test-database.ts";
import { runSql } from "./test-sql.ts";

// deleting from these deletes all other rows, too
const roots =
  "quote_request users portfolio_project blog_post builder message sign_in audit_event muted_mail passkey_challenge trade_show picture content_page content_staging content_sync".split(
    " ",
  );

/** A test file's own tables, with functions to fill and empty them between tests. */
export async function openTestTables(clock: Clock = createTestClock()) {
  const database = await createTestDatabase();
  const orm = openDatabase(patientUrl(database.url), {
    applicationName: "boothwright test",
    clock,
  });
  const newEm = () => orm.em.fork();

  async function empty() {
    for (const table of roots) await runSql(newEm(), `delete from ${table}`);
  }

  return {
    url: database.url,
    appUrl: database.appUrl,
    orm,
    newEm,
    empty,
    /** Inserts the example people and builders only. */
    async fill() {
      await empty();
      await insertRows(newEm(), "users", people.map(toUserRow));
      const rows = builderProfiles.map((profile) => toBuilderRow(profile));
      await insertRows(newEm(), "builder", rows);
    },
    async close() {
      await orm.close();
      await database.drop();
    },
  };
}
