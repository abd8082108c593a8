import { Buffer } from "node:buffer";
import { type RawBuilder, sql } from "kysely";
import type { Page } from "../../../domain/shared/page.ts";
import { isUuid } from "./is-uuid.ts";
import type { QueryValues } from "./run.ts";

/** An item's position in a list by time, then id. */
export type Position = { at: Date; id: string };

/**
 * Position before the first item of a list that is newest first, so that one statement serves all
 * pages.
 */
const top = ["infinity", "ffffffff-ffff-ffff-ffff-ffffffffffff"] as const;
/** The lowest id. */
export const lowestId = "00000000-0000-0000-0000-000000000000";
/** Position before the first item of a list that is oldest first. */
const bottom = ["-infinity", lowestId] as const;

/** Parses a cursor to the time and id after which a page begins. Invalid text begins at the top. */
export function readCursor(
  after: string | null,
  start: readonly [at: string, id: string] = top,
): readonly [at: string, id: string] {
  if (after === null) return start;
  const [at = "", id = ""] = Buffer.from(after, "base64url").toString().split("|");
  if (!isUuid(id) || !isInstant(at)) return start;
  return [at, id];
}

/** The parameters of `positionGiven`. */
export type GivenPosition = { at: string; id: string };

/** Parses a cursor of a list that is newest first. Null or invalid text: the list's start. */
export function givenPosition(after: string | null): GivenPosition {
  const [at, id] = readCursor(after);
  return { at, id };
}

/** Parses a cursor of a list that is oldest first. */
export function givenPositionOldest(after: string | null): GivenPosition {
  const [at, id] = readCursor(after, bottom);
  return { at, id };
}

/** The position as one value, to compare with a row's `(created_at, id)`. */
export function positionGiven<Id extends string>(
  given: QueryValues<GivenPosition>,
): RawBuilder<[Date, Id]> {
  return sql<[Date, Id]>`(${given("at")}::timestamptz, ${given("id")}::uuid)`;
}

/** Condition for a list that is oldest first, in a query that isn't compiled once. */
export function positionAfterOldest<Id extends string>(
  after: string | null,
): RawBuilder<[Date, Id]> {
  const [at, id] = readCursor(after, bottom);
  return sql<[Date, Id]>`(${at}::timestamptz, ${id}::uuid)`;
}

/**
 * Whether the text is an instant as we write it. JavaScript accepts years that PostgreSQL doesn't.
 */
function isInstant(text: string): boolean {
  return /^[1-9]\d{3}-/.test(text) && new Date(text).toJSON() === text;
}

/** Makes a page of `limit` items from rows read with limit + 1, which shows whether more follow. */
export function toPage<Item>(
  found: Item[],
  limit: number,
  positionOf: (item: Item) => Position,
): Page<Item> {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  if (found.length <= limit || !last) return { items, next: null };
  const { at, id } = positionOf(last);
  return { items, next: Buffer.from(`${at.toISOString()}|${id}`).toString("base64url") };
}
