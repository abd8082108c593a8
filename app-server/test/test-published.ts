import * as z from "zod";
import { describeApi } from "../contract/openapi.ts";
import type { TestAnswer } from "./test-client.ts";

type Schema = Record<string, unknown>;
type Content = Record<string, { schema: Schema }>;
type Operation = { responses: Record<string, { content?: Content }> };

const published = JSON.parse(
  JSON.stringify(describeApi({ name: "Test", origin: "http://localhost" })),
) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const schemas = new Map<Schema, z.ZodType>();

/**
 * Differences between an answer to `get /api/blog/{id}` and `/openapi.json`; null when it matches
 * or isn't described.
 */
export function differenceFromPublished(
  route: string,
  { status, headers, text, body }: TestAnswer,
): string | null {
  const [method = "", path = ""] = route.split(" ");
  const operation = published.paths[path]?.[method];
  if (!operation) return null;
  const content = operation.responses[status]?.content;
  if (!content) return `${status} is not described`;
  const type = headers.get("content-type")?.split(";")[0] ?? "";
  const schema = content[type]?.schema;
  if (!schema) return `${status} as ${type} is not described`;
  const parsed = zodOf(schema).safeParse(type.endsWith("json") ? body : text);
  return parsed.success ? null : z.prettifyError(parsed.error);
}

function zodOf(schema: Schema): z.ZodType {
  const reference = /^#\/components\/schemas\/(\w+)$/.exec(`${schema.$ref}`)?.[1];
  const meant = (reference && published.components.schemas[reference]) || schema;
  const known = schemas.get(meant);
  if (known) return known;
  // a named schema or null
  const either = Array.isArray(meant.anyOf) ? (meant.anyOf as Schema[]) : null;
  const made = either?.some(({ $ref }) => $ref)
    ? z.union(either.map(zodOf))
    : z.fromJSONSchema(meant as Parameters<typeof z.fromJSONSchema>[0]);
  schemas.set(meant, made);
  return made;
}
