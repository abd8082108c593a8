import { afterAll, expect, it } from "vitest";
import { ada } from "../../../domain/accounts/examples.ts";
import { pendingRequest } from "../../../domain/quotes/examples.ts";
import type { QuoteRequestId } from "../../../domain/shared/id.ts";
import { provenEmails } from "../migrations/Migration20261126231100_proven_emails.ts";
import { toQuoteRequestRow } from "../quote-cases/quote-request-mapper.ts";
import { insertRows } from "../sql/rows.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

it("of requests that were stored before, those with the verified address of their owner's account are proven", async () => {
  await tables.fill();
  const em = tables.newEm();
  const row = (number: number, facts: object) => ({
    ...toQuoteRequestRow({ ...pendingRequest, emailState: "unproven", ...facts }),
    id: `0190c000-0000-7000-8000-00000000001${number}` as QuoteRequestId,
  });
  const rows = [
    row(1, { email: "Ada@Exhibits.example" }),
    row(2, { email: "other@exhibits.example" }),
    row(3, { userId: null, email: ada.email }),
  ];
  await insertRows(em, "quote_request", rows);
  const states = async () =>
    (
      await runSql<{ email_state: string }>(em, "select email_state from quote_request order by id")
    ).map(({ email_state }) => email_state);
  await runSql(em, provenEmails);
  expect(await states()).toEqual(["proven", "unproven", "unproven"]);

  await runSql(em, "update quote_request set email_state = 'unproven'");
  await runSql(em, "update users set email_verified_at = null where id = $1", [ada.id]);
  await runSql(em, provenEmails);
  expect(await states()).toEqual(["unproven", "unproven", "unproven"]);
});
