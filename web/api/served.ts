import { deepFreeze } from "../../domain/shared/deep-freeze.ts";
import { openRenderCache } from "../render-cache/render-cache.ts";
import { parsed, written } from "./packed-rows.ts";

/**
 * A loader's value as one JSON text: React Router would serialize each value by itself, several
 * times as slowly.
 */
export type Served<Value> = string & { readonly of?: Value };

/** The type of a served text's value. */
export type ServedValue<Text> = Text extends Served<infer Value> ? Value : never;

/**
 * For loaders: serializes a value for `readServed`. `answers` are the API answers in it, by default
 * its fields. If all are frozen, as answers about public content are, the server's render gets the
 * value itself without parsing.
 */
export function serve<Value extends object>(
  value: Value,
  answers: readonly unknown[] = Object.values(value),
): Served<Value> {
  const text = written(value) as Served<Value>;
  if (import.meta.env.SSR && answers.every(Object.isFrozen) && known.get(text) === undefined)
    keep(text, value);
  return text;
}

/**
 * Recently read texts with their values: on the server many pages share lists, in a browser several
 * parts read one text.
 */
const known = openRenderCache<unknown>(
  import.meta.env.SSR
    ? { entries: 300, size: 4_000_000 }
    : { entries: 1, size: Number.POSITIVE_INFINITY },
  (_, { length }) => length,
);

/** Parses a served text. Equal texts give the same object, so callers must not change it. */
export function readServed<Text extends Served<unknown>>(text: Text): ServedValue<Text> {
  const before = known.get(text);
  if (before !== undefined) return before as ServedValue<Text>;
  const value = parsed(text);
  keep(text, value);
  return value as ServedValue<Text>;
}

function keep(text: string, value: unknown): void {
  if (import.meta.env.SSR) deepFreeze(value);
  known.set(text, value);
}
