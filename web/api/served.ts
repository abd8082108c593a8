import { deepFreeze } from "../../domain/shared/deep-freeze.ts";
import { parsed, written } from "./packed-rows.ts";

/** A value that a loader read, as one JSON text: the router would write each of its values by itself, several times as slowly. */
export type Served<Value> = string & { readonly of?: Value };

/** The value of a text. */
export type ServedValue<Text> = Text extends Served<infer Value> ? Value : never;

/**
 * For a loader: the text that `readServed` reads in its page. `answers` are the API's answers in the value, by default its fields:
 * where all of them are frozen, as answers about public content are, the server's page is given the value itself.
 */
export function serve<Value extends object>(
  value: Value,
  answers: readonly unknown[] = Object.values(value),
): Served<Value> {
  const text = written(value) as Served<Value>;
  if (import.meta.env.SSR && answers.every((each) => Object.isFrozen(each)) && !known.has(text))
    keep(text, value);
  return text;
}

/** The latest texts, as they were read. On the server the same lists stand on many pages, in a browser several parts read one text. */
const known = new Map<string, unknown>();
const most = import.meta.env.SSR
  ? { texts: 300, characters: 4_000_000 }
  : { texts: 1, characters: Number.POSITIVE_INFINITY };
let characters = 0;

/** Reads a text. The same text is the same object, so it must not be changed. */
export function readServed<Text extends Served<unknown>>(text: Text): ServedValue<Text> {
  const before = known.get(text);
  if (before !== undefined) return before as ServedValue<Text>;
  const value = parsed(text);
  keep(text, value);
  return value as ServedValue<Text>;
}

function keep(text: string, value: unknown): void {
  if (import.meta.env.SSR) deepFreeze(value);
  characters += text.length;
  if (known.size >= most.texts || characters > most.characters) {
    known.clear();
    characters = text.length;
  }
  known.set(text, value);
}
