import * as z from "zod";
import { promiseStandings } from "../../domain/promise/quote-promise.ts";
import type { Call } from "./call.ts";
import { calls } from "./calls.ts";
import { quoteResponseBody } from "./quotes/quote-responses.ts";

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
});

const meanings: Record<number, string> = {
  400: "Invalid input, by field. Unknown query parameters are invalid, too",
  401: "Not signed in",
  403: "Not allowed for this account, or not sent from this site",
  404: "Not found, or not visible to you",
  409: "Not possible in the current state, or changed in the meantime",
  413: "Too large",
  415: "Unsupported content type",
  422: "The Idempotency-Key was already used with another body",
  429: "Too many requests; see Retry-After",
  500: "Internal error",
  503: "Database unavailable or server overloaded; see Retry-After",
};

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
    info: { title: `${name} API`, version: "1" },
    servers: [{ url: origin }],
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
    required: false,
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
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
