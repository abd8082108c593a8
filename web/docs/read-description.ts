import type { describeApi } from "../../app-server/contract/openapi.ts";

type Schema = {
  type?: string;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};
type Operation = {
  tags: string[];
  summary: string;
  security?: unknown;
  parameters?: { name: string; in: string }[];
  /** By content type: JSON, or multipart for an upload. */
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string }>;
};

export type DocumentedField = { name: string; isRequired: boolean; rule: string };
export type DocumentedCall = {
  method: string;
  path: string;
  summary: string;
  needsSession: boolean;
  parameters: string[];
  fields: DocumentedField[];
  answers: { status: string; meaning: string }[];
};

/**
 * The API's OpenAPI description in reading order: calls by feature, each with its fields and
 * answers.
 */
export function readDescription({ paths }: ReturnType<typeof describeApi>) {
  const groups = new Map<string, DocumentedCall[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods) as [string, Operation][]) {
      const tag = operation.tags[0] ?? "Other";
      groups.set(tag, [...(groups.get(tag) ?? []), toCall(method, path, operation)]);
    }
  }
  return [...groups].map(([tag, calls]) => ({ tag, calls }));
}

function toCall(method: string, path: string, operation: Operation): DocumentedCall {
  const [body] = Object.values(operation.requestBody?.content ?? {});
  const schema = body?.schema;
  return {
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    needsSession: Boolean(operation.security),
    parameters: (operation.parameters ?? []).map((one) => `${one.name} (${one.in})`),
    fields: Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
      name,
      isRequired: schema?.required?.includes(name) ?? false,
      rule: ruleOf(field),
    })),
    answers: Object.entries(operation.responses).map(([status, { description }]) => ({
      status,
      meaning: description,
    })),
  };
}

function ruleOf(schema: Schema): string {
  if (schema.anyOf) return [...new Set(schema.anyOf.map(ruleOf))].join(" or ");
  if (schema.enum) return schema.enum.join(", ");
  if (schema.type === "array") return `list${most(schema.maxItems, "entries")}`;
  if (schema.type === "string") return `text${most(schema.maxLength, "characters")}`;
  if (schema.type === "integer") {
    return `whole number${schema.minimum === undefined ? "" : `, ${schema.minimum} or more`}`;
  }
  return schema.type ?? "anything";
}

function most(limit: number | undefined, unit: string): string {
  return limit === undefined ? "" : `, at most ${limit} ${unit}`;
}
