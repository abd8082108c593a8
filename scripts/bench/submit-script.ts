import type pg from "pg";
import { createJobs } from "../../adapters/jobs/create-jobs.ts";
import { createPostgresUserRepository } from "../../adapters/postgres/accounts/user-repository.ts";
import { createPostgresPromisePolicies } from "../../adapters/postgres/promise/promise-policies.ts";
import { createPostgresQuoteRequestRepository } from "../../adapters/postgres/quotes/quote-request-repository.ts";
import { createPostgresRateRepository } from "../../adapters/postgres/rates/rate-repository.ts";
import { openDatabase } from "../../adapters/postgres/server/orm.ts";
import { uuids } from "../../adapters/system/clock-and-ids.ts";
import { quoteRequestForm } from "../../app-server/contract/quotes/quote-requests.ts";
import { testForm } from "../../app-server/test/test-form.ts";
import { visitor } from "../../domain/accounts/principal.ts";
import { submitQuoteRequest } from "../../domain/quotes/submit/submit-quote-request.ts";
import { emptyManual } from "../../domain/show-plan/show-manual.ts";
import { siteClock } from "../command/site-clock.ts";

type Statement = { text: string; values: unknown[] };

const madeIds = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

/**
 * The transaction that stores a request as a pgbench script: the app's statements with their
 * values. New ids and the person's email address differ in each transaction.
 */
export async function submitScript(databaseUrl: string): Promise<string> {
  const statements = await recordSubmit(databaseUrl);
  const begin = statements.findIndex(({ text }) => text === "begin");
  const end = statements.findLastIndex(({ text }) => text === "commit");
  const within = statements.slice(begin, end + 1);
  const written = within.filter(({ text }) => /^\s*insert/i.test(text));
  const made = [...new Set(JSON.stringify(written.map(({ values }) => values)).match(madeIds))];
  const lines = within.map(({ text, values }) => {
    const filled = text.replace(/\$(\d+)/g, (_, at) => literal(values[Number(at) - 1], made));
    return `${filled.replace(/\s+/g, " ").trim()};`;
  });
  return ["\\set n random(1, 1000000000000000)", ...lines, ""].join("\n");
}

async function recordSubmit(databaseUrl: string): Promise<Statement[]> {
  const statements: Statement[] = [];
  const jobs = createJobs({ url: databaseUrl, newCore: () => Promise.reject() as never });
  const orm = openDatabase(databaseUrl, {
    applicationName: "bench",
    onPool: (pool) => (pool as pg.Pool).on("connect", (client) => record(client, statements)),
  });
  try {
    const em = orm.em.fork();
    const submit = submitQuoteRequest({
      quotes: createPostgresQuoteRequestRepository(em, jobs.enqueue),
      rates: createPostgresRateRepository(em),
      users: createPostgresUserRepository(em),
      // an empty list is realistic: the app does not look up a show's name without digits
      tradeShows: { search: async () => [], find: async () => null },
      showManuals: { find: async () => emptyManual },
      promisePolicies: createPostgresPromisePolicies(em),
      ids: uuids,
      clock: siteClock(),
    });
    const form = quoteRequestForm.parse(testForm);
    // the first submission of a site also stores rows that all others find
    await submit({ form, by: visitor, idempotency: null });
    statements.length = 0;
    await submit({ form, by: visitor, idempotency: null });
    return statements;
  } finally {
    await jobs.close();
    await orm.close();
  }
}

function record(client: pg.Client, statements: Statement[]): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const recorded = (given: string | Partial<Statement>, values?: unknown, ...rest: unknown[]) => {
    const { text = "", values: bound = values } =
      typeof given === "string" ? { text: given } : given;
    statements.push({ text, values: Array.isArray(bound) ? bound : [] });
    return query(given, values, ...rest);
  };
  client.query = recorded as typeof client.query;
}

function literal(value: unknown, made: string[]): string {
  if (value === null || value === undefined) return "null";
  if (typeof value === "number" || typeof value === "boolean") return `${value}`;
  if (value instanceof Date) return quoted(value.toISOString());
  if (Array.isArray(value)) return quoted(`{${value.map((one) => JSON.stringify(one)).join()}}`);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const found = made.filter((id) => text.includes(id));
  if (found.length === 0) return ofPerson(quoted(text));
  // equal for all statements of a transaction
  const fresh = (id: string) => `md5(:n::text || '${made.indexOf(id)}')::uuid`;
  if (text === found[0]) return fresh(text);
  return found.reduce(
    (inside, id) => `replace(${inside}, '${id}', ${fresh(id)}::text)`,
    ofPerson(quoted(text)),
  );
}

/** Replaces the email address by one that differs in each transaction, as in the app's requests. */
function ofPerson(text: string): string {
  return text.includes(testForm.email)
    ? `replace(${text}, '${testForm.email}', 'bench' || :n::text || '@example.com')`
    : text;
}

/** Quotes a text for pgbench, which would read `:null` as a variable. */
const quoted = (text: string) => `'${text.replaceAll("'", "''").replace(/:(?=[A-Za-z_])/g, ": ")}'`;
