import * as z from "zod";
import { promiseStandings } from "../../domain/promise/quote-promise.ts";
import type { Call } from "./call.ts";
import { calls } from "./calls.ts";
import { changeBody } from "./jobs/changes.ts";
import { quoteResponseBody } from "./quotes/quote-responses.ts";
import { release } from "./release.ts";

const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  message: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  retryAfterSeconds: z.int().optional(),
  standing: z.enum(promiseStandings).optional(),
  quoteResponse: quoteResponseBody.optional(),
  change: changeBody.optional(),
});

const meanings: Record<number, string> = {
  400: "Invalid input, by field. Unknown query parameters are invalid, too",
  401: "Not signed in",
  403: "Not allowed for this account, or not sent from this site",
  404: "Not found, or not visible to you",
  409: "Not possible in the current state, or changed in the meantime",
  410: "No longer possible",
  413: "Too large",
  415: "Unsupported content type",
  422: "The Idempotency-Key was already used with another body",
  429: "Too many requests; see Retry-After",
  500: "Internal error",
  503: "Database unavailable or server overloaded; see Retry-After",
};

const signInWords = `A program signs in as a person does: it keeps cookies, sends \`POST /api/login/email\` with an email address, and \`POST /api/login/email/code\` with the emailed code. The answer sets the session cookie, which goes with each later call. Calls that change something are JSON, but for uploads.

The link in an invitation is a caller, too: its token in the header \`Response-Link\` takes the place of a session where a call says so.`;

/** The OpenAPI 3.1 description of the REST API, generated from the schemas that validate it. */
export function describeApi({ name, origin }: { name: string; origin: string }) {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = paths[call.path] ?? {};
    path[call.method] = operation(call);
    paths[call.path] = path;
  }
  // with https, the prefix binds the cookie to this host
  const cookie = origin.startsWith("https:") ? "__Host-session" : "session";
  return {
    openapi: "3.1.0",
    info: {
      title: `${name} API`,
      version: release,
      description: signInWords,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: origin }],
    tags: [...new Set(calls.map(({ tag }) => tag))].map((tag) => ({ name: tag })),
    // what a call doesn't name anyone may call
    security: [],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem, "output") },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: cookie },
        link: { type: "apiKey", in: "header", name: "Response-Link" },
      },
    },
  };
}

function operation(call: Call) {
  const { tag, summary, body, bodyType = "application/json", answer, problems } = call;
  const { takesLink = false, deprecated = false } = call;
  const parameters = [
    ...pathParameters(call),
    ...queryParameters(call),
    ...keyParameter(call),
    ...matchParameter(call),
  ];
  const isSignedIn = problems.includes(401);
  // changes must come from this site, with an accepted content type, and not too large
  const ofChanges = call.method === "get" ? [] : [403, 413, 415];
  const statuses = [...new Set([400, ...problems, ...ofChanges, 500, 503])].sort((a, b) => a - b);
  return {
    operationId: operationIdOf(call),
    tags: [tag],
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: !z.safeParse(body, {}).success,
        content: { [bodyType]: { schema: jsonSchema(body, "input") } },
      },
    }),
    ...(deprecated && { deprecated }),
    ...(isSignedIn && { security: [{ session: [] }, ...(takesLink ? [{ link: [] }] : [])] }),
    responses: {
      [answer.status]: {
        description: "Done",
        content: {
          [answer.mediaType ?? "application/json"]: { schema: jsonSchema(answer.body, "output") },
        },
      },
      ...Object.fromEntries(statuses.map((status) => [status, problemAnswer(status)])),
    },
  };
}

/** `getQuoteRequestsIdComparison` for GET /api/quote-requests/{id}/comparison. */
function operationIdOf({ method, path }: Call): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== "" && word !== "api");
  return [method, ...words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)].join("");
}

function pathParameters({ path }: Call) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string", ...(/id$/i.test(name) && { format: "uuid" }) },
  }));
}

function queryParameters({ query }: Call) {
  return Object.entries(query?._zod.def.shape ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    required: !z.safeParse(schema, undefined).success,
    schema: jsonSchema(schema, "input"),
  }));
}

function keyParameter({ takesIdempotencyKey }: Call) {
  if (!takesIdempotencyKey) return [];
  const schema = { type: "string", minLength: 1, maxLength: 255 };
  const description = "The same key and body create one resource once";
  return [{ name: "Idempotency-Key", in: "header", required: false, description, schema }];
}

function matchParameter({ takesIfMatch }: Call) {
  if (!takesIfMatch) return [];
  const description = "The lastEditedTime you read, in quotes; any other version is rejected";
  const schema = { type: "string" };
  return [{ name: "If-Match", in: "header", required: false, description, schema }];
}

function problemAnswer(status: number) {
  const schema = { $ref: "#/components/schemas/Problem" };
  return { description: meanings[status], content: { "application/problem+json": { schema } } };
}

function jsonSchema(schema: z.core.$ZodType, io: "input" | "output") {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema: written }) => {
      if (written.pattern) written.pattern = withoutUnicodeFlag(written.pattern);
    },
  });
  return rest;
}

/**
 * A pattern has no flags in JSON Schema, and clients read it without `u`: classes of characters are
 * written out as the control characters, which both classes in use exclude.
 */
function withoutUnicodeFlag(pattern: string): string {
  return pattern.replace(/\\P\{Cc?\}/g, "[^\\u0000-\\u001f\\u007f-\\u009f]");
}
