import { type Expression, expressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import type { PeopleGroup, PeopleQuery } from "../../../domain/account-administration/ports.ts";
import type { BuilderId, UserId } from "../../../domain/shared/id.ts";
import { foldText } from "../../../domain/shared/text/fold-text.ts";
import { userSearchText } from "../schema/accounts/user.ts";
import { contactSearchText } from "../schema/content/builder.ts";
import { escapeLike } from "../sql/escape-like.ts";
import type { Tables } from "../sql/run.ts";

type Listing = { at: Date; user_id: UserId | null; builder_id: BuilderId | null };
export type Searched = { u: Tables["users"]; b: Tables["builder"] };

// these expressions must equal those of the indexes
const userText = sql<string>`${sql.raw(userSearchText("u."))}`;
const builderText = sql<string>`${sql.raw(contactSearchText("b."))}`;

export const inOrder = (table: string) =>
  sql`${sql.ref(`${table}.at`)} desc, ${sql.ref(`${table}.user_id`)}, ${sql.ref(`${table}.builder_id`)}`;

/**
 * Ids of a page of people and builders, latest first. Merges three lists, each from its own indexes
 * and no longer than the page reaches: matching accounts, accounts with a matching profile, and
 * matching profiles without an account.
 */
export function foundPeople(db: Kysely<Tables>, { search, group, offset, limit }: PeopleQuery) {
  const text = foldText(search);
  const reach = sql<number>`${offset}::int + ${limit}::int`;
  const accounts = db
    .selectFrom("users as u")
    .leftJoin("builder as b", "b.user_id", "u.id")
    .select(["u.created_at as at", "u.id as user_id", "b.id as builder_id"])
    .where(accountsOf(group))
    .orderBy("u.created_at", "desc")
    .orderBy("u.id")
    .limit(reach);
  const unclaimed = db
    .selectFrom("builder as b")
    .select(["b.created_at as at", sql<null>`null::uuid`.as("user_id"), "b.id as builder_id"])
    .where("b.user_id", "is", null)
    .where(profilesOf(group))
    .where(isPart(builderText, text))
    .orderBy("b.created_at", "desc")
    .orderBy("b.id")
    .limit(reach);
  const owners = accounts.where(isPart(userText, text));
  // states that a profile exists, since the planner assumes that each account has one
  const { eb } = expressionBuilder<Searched, "u" | "b">();
  const named = accounts.where(eb("b.user_id", "is not", null)).where(isPart(builderText, text));
  const lists = text === "" ? sql`(${owners})` : sql`(${owners}) union (${named})`;
  return db
    .selectFrom(sql<Listing>`(${lists} union all (${unclaimed}))`.as<"listed">(sql.ref("listed")))
    .selectAll()
    .orderBy(inOrder("listed"))
    .limit(limit)
    .offset(offset);
}

/** Whether `text`, one of the indexed expressions, contains the part. */
function isPart(text: Expression<string>, part: string): Expression<SqlBool> {
  return part === "" ? sql`true` : sql`${text} like ${`%${escapeLike(part)}%`}`;
}

/** The group's condition on `users as u` with its profile as `builder as b`. */
function accountsOf(group: PeopleGroup | null): Expression<SqlBool> {
  const eb = expressionBuilder<Searched, "u" | "b">();
  switch (group) {
    case null:
      return sql`true`;
    case "exhibitors":
      return eb("u.user_type", "=", sql.lit("exhibitor"));
    case "builders":
      return eb.or([eb("u.user_type", "=", sql.lit("builder")), eb("b.id", "is not", null)]);
    case "admins":
      return eb("u.user_type", "=", sql.lit("admin"));
    case "suspended":
      return eb("u.suspended_at", "is not", null);
    default:
      return eb("b.review_state", "=", sql.lit("declined"));
  }
}

/** The group's condition on `builder as b`, a profile without an account. */
function profilesOf(group: PeopleGroup | null): Expression<SqlBool> {
  const eb = expressionBuilder<Searched, "b">();
  if (group === null || group === "builders") return sql`true`;
  if (group === "off-the-site") return eb("b.review_state", "=", sql.lit("declined"));
  return sql`false`;
}
