import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { ada, bea, max } from "../domain/accounts/examples.ts";
import { describeApi } from "./contract/openapi.ts";
import { openTestApp } from "./test/test-app.ts";
import type { TestAnswer } from "./test/test-client.ts";

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

test(`${requests} requests made from the schema of every call are answered below 500`, async () => {
  const app = await openTestApp();
  onTestFinished(app.close);
  const cases = await Promise.all(
    (["pending", "sent", "offered", "accepted"] as const).map((given) => app.given(given)),
  );
  const known = [
    ...cases.flatMap(({ requestId, responseId }) => [requestId, responseId]),
    ...(await app.sql<{ id: string }>("select id from users union all select id from builder")).map(
      ({ id }) => id,
    ),
  ].filter(Boolean);
  const ids = fc.oneof(fc.constantFrom(...known), fc.uuid());

  const { paths } = describeApi({ name: "Boothwright", origin: app.origin });
  // after these the same callers could ask for nothing more
  const last = ["delete /api/auth/user", "post /api/admin/people/{id}/suspend"];
  const every = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  const operations = every.filter(({ method, path }) => !last.includes(`${method} ${path}`));
  const asked = fc.constantFrom(...operations).chain((operation) => requestOf(operation, ids));
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
) {
  const queries = parameters.filter((one) => one.in === "query");
  const headers = parameters.filter((one) => one.in === "header");
  const texts = (of: typeof parameters) =>
    fc.record(Object.fromEntries(of.map(({ name, schema }) => [name, anyOf(schema, ids)])), {
      requiredKeys: of.filter(({ required }) => required).map(({ name }) => name),
    });
  const schema = requestBody?.content["application/json"]?.schema;
  const inPath = fc.oneof(
    { weight: 9, arbitrary: ids },
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
