import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPostgresSessionRepository } from "../../adapters/postgres/accounts/session-repository.ts";
import { toUserRow } from "../../adapters/postgres/accounts/user-repository.ts";
import { toBuilderRow } from "../../adapters/postgres/builders/builder-profile-mapper.ts";
import { insertRows } from "../../adapters/postgres/sql/rows.ts";
import { openTestTables } from "../../adapters/postgres/test/open-test-tables.ts";
import { runSql } from "../../adapters/postgres/test/test-sql.ts";
import { uuids } from "../../adapters/system/clock-and-ids.ts";
import { createSecrets } from "../../adapters/system/secrets.ts";
import { createTestClock } from "../../adapters/system/test/test-time.ts";
import { openSession } from "../../domain/accounts/sessions/open-session.ts";
import type { User } from "../../domain/accounts/user.ts";
import type { QuoteRequest } from "../../domain/quotes/quote-request.ts";
import type { ResponseLink } from "../../domain/quotes/response-link.ts";
import type { ReceiptId } from "../../domain/shared/id.ts";
import type { Clock } from "../../domain/shared/time/clock.ts";
import { hourMs } from "../../domain/shared/time/time-units.ts";
import { createCookieJar } from "../services/cookies.ts";
import { createReceipts } from "../services/receipts.ts";
import { createResponseLinkTokens } from "../services/response-link-tokens.ts";
import { type CaseState, insertCases, type TestCase } from "./test-cases.ts";
import { noLimits } from "./test-limits.ts";
import { accountOf, type Caller, everybody } from "./test-people.ts";
import { testSystem } from "./test-system.ts";

const secret = "a secret for tests, of more than thirty-two characters";

/** A database with all test people, and their cookies. The app that uses it is started elsewhere. */
export async function openSeededDatabase(clock: Clock = createTestClock()) {
  const tables = await openTestTables(clock);
  const folder = join(tmpdir(), `boothwright-test-${randomUUID()}`);
  await insertRows(tables.newEm(), "users", everybody.users.map(toUserRow));
  const builderRows = everybody.builders.map((builder) => toBuilderRow(builder));
  await insertRows(tables.newEm(), "builder", builderRows);
  const sessions = createPostgresSessionRepository(tables.newEm());

  async function sessionOf(user: User, { ended = false } = {}): Promise<Record<string, string>> {
    const ports = {
      sessions,
      secrets: createSecrets({ current: secret, previous: null }),
      ids: uuids,
    };
    const opened = await openSession(ports, user, { userAgent: null, now: clock.now() });
    if (ended) await sessions.end(opened.session.idHash);
    return { session: opened.sessionSecret };
  }

  function receiptCookie(receiptId: ReceiptId): Record<string, string> {
    const jar = createCookieJar(undefined, false);
    createReceipts(testSystem(secret)).add(jar, receiptId);
    return { receipts: /^receipts=([^;]*)/.exec(jar.outgoing()[0] ?? "")?.[1] ?? "" };
  }

  const givenEach = (given: CaseState, count: number, facts?: Partial<QuoteRequest>) =>
    insertCases(tables.newEm(), given, count, facts);

  return {
    env: {
      APP_ENV: "development",
      DATABASE_URL: tables.appUrl,
      MIGRATE_DATABASE_URL: tables.url,
      DATA_DIR: folder,
      SESSION_SECRET: secret,
      ...noLimits,
    },
    url: tables.url,
    newEm: tables.newEm,
    sql: <Row extends object>(text: string, values: unknown[] = []) =>
      runSql<Row>(tables.newEm(), text, values),
    givenEach,
    async given(given: CaseState, facts?: Partial<QuoteRequest>): Promise<TestCase> {
      const [one] = await givenEach(given, 1, facts);
      if (!one) throw new Error("No request was inserted");
      return one;
    },
    sessionOf,
    /** Moves the last proof of every session an hour back, too long ago for calls that require a recent one. */
    ageProofs: () =>
      runSql(
        tables.newEm(),
        "update session set sess = sess || jsonb_build_object('provenAt', $1::text, 'createdAt', $1::text)",
        [new Date(clock.now().getTime() - hourMs).toISOString()],
      ),
    receiptCookie,
    /** The token of the link in an invitation. */
    responseToken: (link: ResponseLink) => createResponseLinkTokens(testSystem(secret)).write(link),
    /** Cookies of this kind of caller, for that request. */
    async cookiesOf(caller: Caller, { receiptId }: Pick<TestCase, "receiptId">) {
      if (caller === "receipt") return receiptCookie(receiptId);
      const user = accountOf[caller];
      return user ? sessionOf(user, { ended: caller === "ended" }) : {};
    },
    async close() {
      await tables.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
