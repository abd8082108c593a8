import { expect, test } from "vitest";
import * as z from "zod";
import { apiCalls } from "./api-calls.ts";
import { published } from "./published.ts";

const inner = z.object({ name: z.string() });
const schema = z.object({
  id: z.string(),
  one: inner.nullable(),
  many: z.array(inner),
  either: z.union([z.object({ a: z.string(), b: z.string() }), z.object({ a: z.string() })]),
  byName: z.record(z.string(), inner),
  strict: z.strictObject({ a: z.string() }),
  loose: z.looseObject({ a: z.string() }),
  kind: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("x"), x: z.string() }),
    z.object({ kind: z.literal("y"), y: z.string() }),
  ]),
});
const whole = {
  id: "1",
  one: { name: "A" },
  many: [{ name: "B" }],
  either: { a: "a" },
  byName: { k: { name: "C" } },
  strict: { a: "a" },
  loose: { a: "a", more: "more" },
  kind: { kind: "y" as const, y: "y" },
};

test("published() answers only what the schema names, at every depth", () => {
  const secret = "secret";
  const value = {
    ...whole,
    secret,
    one: { ...whole.one, secret },
    many: [{ name: "B", secret }],
    either: { a: "a", secret },
    byName: { k: { name: "C", secret } },
    strict: { a: "a", secret },
    kind: { ...whole.kind, x: secret, secret },
  };
  expect(published(schema, value)).toEqual(whole);
  expect(value.many[0]).toHaveProperty("secret");
});

test("published() answers a value with nothing else as it is", () => {
  expect(published(schema, whole)).toBe(whole);
  expect(published(schema.nullable(), null)).toBeNull();
});

const answers = Object.entries(apiCalls).map(([address, { answer }]) => ({ address, answer }));
test.each(answers)("published() knows the answer of $address", ({ answer }) => {
  expect(() => published(answer, {})).not.toThrow();
});
