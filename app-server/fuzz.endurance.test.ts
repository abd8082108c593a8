import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { ada, bea, max } from "../domain/accounts/examples.ts";
import { beasBooths } from "../domain/builder-profiles/examples.ts";
import type { QuoteRequestId } from "../domain/shared/id.ts";
import { describeApi } from "./contract/openapi.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestAnswer } from "./test/test-client.ts";
import { testForm } from "./test/test-form.ts";

const requests = 20_000;
const atOnce = 8;
/** The same requests in each run; another one finds others. */
const seed = 20261122;

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};
type Operation = {
  parameters?: { in: string; name: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

/** Values that a field rejects, or accepts at its limits. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(null, true, "", 0, -0, -1, 1e308, 2 ** 53, [], {}, [[]], "\0"),
  fc.constantFrom("__proto__", "constructor", "' or 1=1 --", "a\r\nset-cookie: a=b", "\ud800"),
  fc.constantFrom("2027-02-30", "9999-12-31T23:59:60Z", "http://[::1]:1/", "javascript:1", "%00"),
  fc.integer({ min: 1, max: 20_000 }).map((length) => "x".repeat(length)),
  fc.array(fc.integer(), { maxLength: 300 }),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Values that fit the schema, now and then one that does not, at any depth. */
function anyOf(schema: Schema, ids: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 14, arbitrary: fittingOf(schema, ids) },
    { weight: 1, arbitrary: hostile },
  );
}

function fittingOf(schema: Schema, ids: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fittingOf(choice, ids)));
  const types = [schema.type ?? "object"].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, ids)));
}

function ofType(type: string, schema: Schema, ids: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const { minimum = -1e6, maximum = 1e6, minLength = 0, maxLength = 60 } = schema;
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer({
        min: Math.max(minimum, Number.MIN_SAFE_INTEGER),
        max: Math.min(maximum, Number.MAX_SAFE_INTEGER),
      });
    case "number":
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case "array": {
      const { items = {}, minItems = 0, maxItems = 8 } = schema;
      const bounds = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 30)) };
      return fc.array(anyOf(items, ids), bounds);
    }
    case "object": {
      const { properties = {}, required = [] } = schema;
      const values = Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, anyOf(one, ids)]),
      );
      // now and then one that must be there is not
      return fc.oneof(
        { weight: 9, arbitrary: fc.record(values, { requiredKeys: required }) },
        { weight: 1, arbitrary: fc.record(values, { requiredKeys: [] }) },
      );
    }
    default:
      return textOf(schema, { minLength, maxLength: Math.max(minLength, maxLength) }, ids);
  }
}

function textOf(
  { format, pattern }: Schema,
  { minLength, maxLength }: { minLength: number; maxLength: number },
  ids: fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  if (format === "uuid") return ids;
  if (format === "email") return fc.emailAddress();
  if (format === "uri") return fc.webUrl();
  if (format === "date-time") return fc.date({ noInvalidDate: true }).map((at) => at.toISOString());
  if (format === "date")
    return fc.date({ noInvalidDate: true }).map((at) => at.toISOString().slice(0, 10));
  if (pattern && !pattern.includes("(?")) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: "grapheme", minLength, maxLength: Math.min(maxLength, 400) });
}

/** Something for every call to find: requests in each state, one with a promise, questions, a project, a file, an invite. */
async function fill(app: TestApp) {
  const cases = await Promise.all(
    (["pending", "sent", "offered", "accepted"] as const).map((given) => app.given(given)),
  );
  const [owner, builder, admin] = await Promise.all([ada, bea, max].map((user) => app.as(user)));
  if (!owner || !builder || !admin) throw new Error("No one is signed in");
  const sent = await owner.send("POST", "/api/quote-requests", testForm);
  const { id } = sent.body.quoteRequest;
  const path = `/api/quote-requests/${id}`;
  const form = new FormData();
  form.set("file", new File(["%PDF-1.7\n%%EOF\n"], "plan.pdf"));
  const project = {
    title: "A Stand",
    client: "Co",
    description: "Tall",
    industry: "Energy",
    location: "Reno",
    year: "2026",
    size: "20x20",
    budget: "$1,000,000+",
    eventName: "CES",
    projectType: "Other",
  };
  for (const { status, text } of [
    await admin.send("POST", `/api/admin/quotes/${id}/assign`, { builderIds: [beasBooths.id] }),
    await builder.send("POST", `${path}/questions`, { text: "How tall?" }),
    await owner.send("POST", `${path}/questions`, { text: "Which truss?" }),
    await owner.call(`/api/attachments?purpose=brief&request=${id}`, {
      method: "POST",
      body: form,
    }),
    await builder.send("POST", "/api/portfolio", project),
    await admin.send("POST", "/api/admin/builder-invites", { email: "new@builder.example" }),
  ])
    expect(status, text).toBeLessThan(300);
  const tables = ["users", "builder", "portfolio_project", "question", "attachment"];
  const rows = await app.sql<{ id: string }>(
    [...tables, "builder_invite"].map((table) => `select id from ${table}`).join(" union all "),
  );
  const invited = await app.sql<{ id: string; at: Date }>(
    "select quote_request_id as id, invited_at as at from invitation",
  );
  return {
    known: [
      id,
      ...cases.flatMap((each) => [each.requestId, each.responseId]),
      ...rows.map((row) => row.id),
    ].filter(Boolean) as string[],
    tokens: invited.map(({ id: requestId, at }) =>
      app.responseToken({
        requestId: requestId as QuoteRequestId,
        builderId: beasBooths.id,
        invitedAt: new Date(at),
        linkVersion: 1,
      }),
    ),
  };
}

test(`${requests} requests made from the schema of every call are answered below 500`, async () => {
  const app = await openTestApp();
  onTestFinished(app.close);
  const { known, tokens } = await fill(app);
  const ids = fc.oneof(fc.constantFrom(...known), fc.uuid());

  const { paths } = describeApi({ name: "Boothwright", origin: app.origin });
  // after these the same callers could ask for nothing more
  const last = ["delete /api/auth/user", "post /api/admin/people/{id}/suspend"];
  const every = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  const operations = every.filter(({ method, path }) => !last.includes(`${method} ${path}`));
  const asked = fc
    .constantFrom(...operations)
    .chain((operation) => requestOf(operation, ids, fc.constantFrom(...tokens)));
  const samples = fc.sample(asked, { numRuns: requests, seed });

  const callers = ["visitor", "exhibitor", "builder", "admin"] as const;
  const users = { exhibitor: ada, builder: bea, admin: max };
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  let next = 0;
  async function work() {
    for (let at = next++; at < samples.length; at = next++) {
      const sample = samples[at];
      const caller = callers[at % callers.length] ?? "visitor";
      // a session of its own for each: some calls end it
      const client = caller === "visitor" ? app.client() : await app.as(users[caller]);
      if (!sample) continue;
      const answer: TestAnswer = await client.call(sample.address, sample.init);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status >= 500)
        failures.push(
          `${answer.status} ${caller} ${sample.init.method} ${sample.address} ${sample.init.body ?? ""}`.slice(
            0,
            500,
          ),
        );
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`);
  console.log(
    `${requests} requests to ${operations.length} calls, seed ${seed}: ${counts.join(", ")}`,
  );
  expect(failures).toEqual([]);
});

function requestOf(
  { path, method, parameters = [], requestBody }: Operation & { path: string; method: string },
  ids: fc.Arbitrary<string>,
  tokens: fc.Arbitrary<string>,
) {
  const queries = parameters.filter((one) => one.in === "query");
  const headers = parameters.filter((one) => one.in === "header");
  const texts = (of: typeof parameters) =>
    fc.record(Object.fromEntries(of.map(({ name, schema }) => [name, anyOf(schema, ids)])), {
      requiredKeys: of.filter(({ required }) => required).map(({ name }) => name),
    });
  const schema = requestBody?.content["application/json"]?.schema;
  const inPath = fc.oneof(
    { weight: 9, arbitrary: path.includes("{token}") ? tokens : ids },
    { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 40 }) },
  );
  return fc
    .record({
      id: inPath,
      query: texts(queries),
      header: texts(headers),
      body: schema ? anyOf(schema, ids) : fc.constant(undefined),
    })
    .map(({ id, query, header, body }) => {
      const search = new URLSearchParams(
        Object.entries(query).map(([name, value]) => [name, String(value).toWellFormed()]),
      );
      const place = path.replace(/\{\w+\}/g, encodeURIComponent(id.toWellFormed()));
      const sendable = Object.entries(header).map(([name, value]) => [
        name,
        String(value).replace(/[^\x20-\x7e]/g, "?"),
      ]);
      return {
        address: `${place}${search.size > 0 ? `?${search}` : ""}`,
        init: {
          method: method.toUpperCase(),
          headers: {
            ...Object.fromEntries(sendable),
            ...(body !== undefined && { "content-type": "application/json" }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        } as RequestInit & { method: string; body?: string },
      };
    });
}
