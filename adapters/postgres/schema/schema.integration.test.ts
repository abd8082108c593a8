import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { ada } from "../../../domain/accounts/examples.ts";
import { beasBooths, profile } from "../../../domain/builder-profiles/examples.ts";
import { beasResponse, carlsResponse, pendingRequest } from "../../../domain/quotes/examples.ts";
import { priorities } from "../../../domain/quotes/quote-request.ts";
import { requestStatuses } from "../../../domain/quotes/request-state.ts";
import { responseStatuses } from "../../../domain/quotes/responses/response-state.ts";
import { sqlNow } from "../../system/test/test-time.ts";
import { toBuilderRow } from "../builders/builder-profile-mapper.ts";
import { toQuoteRequestRow } from "../quote-cases/quote-request-mapper.ts";
import { toQuoteResponseRow } from "../quote-cases/quote-response-mapper.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";

const tables = await openTestTables();
afterAll(() => tables.close());
beforeEach(async () => {
  await tables.fill();
  await insert("quote_request", request);
});

const request = toQuoteRequestRow(pendingRequest);
const response = toQuoteResponseRow(beasResponse);
const builder = toBuilderRow(profile("0190b000-0000-7000-8000-000000000009", "New Builder", null));
const project = {
  title: "Tower",
  description: "A tower of light",
  industry: "Technology",
  size: "20x20",
  image_url: "/pictures/tower.avif",
};

function insert(table: string, row: object) {
  const columns = Object.keys(row).join(", ");
  const values = `select ${columns} from json_populate_record(null::${table}, $1::json)`;
  return sql(`insert into ${table} (${columns}) ${values}`, [JSON.stringify(row)]);
}
const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  runSql<Row>(tables.newEm(), text, values);
const withId = <Row extends object>(row: Row, number: number) => ({
  ...row,
  id: `0190f000-0000-7000-8000-${String(number).padStart(12, "0")}`,
});

describe("schema", () => {
  it("is what the migrations make: neither the list nor the snapshot has drifted", async () => {
    expect(await tables.orm.schema.getUpdateSchemaSQL()).toBe("");
    expect(await tables.orm.migrator.checkSchema()).toBe(false);
  });

  it("fills in the defaults of the specification [O01]", async () => {
    const person = await sql(
      "insert into users (email) values ('new@example.com') returning id, user_type, created_at",
    );
    expect(person).toEqual([
      { id: expect.any(String), user_type: "exhibitor", created_at: expect.any(Date) },
    ]);
    const required = `trade_show_name, event_date, venue, industry, booth_size, first_name, last_name, email, phone, company`;
    const asked = await sql(
      `insert into quote_request (${required}) select ${required} from quote_request
       returning service_type, budget, features, email_updates, status, sent_to_builders, assigned_builders, priority, assignment_date, user_id`,
    );
    expect(asked).toEqual([
      {
        service_type: "design-construction-assembly",
        budget: null,
        features: [],
        email_updates: false,
        status: "pending",
        sent_to_builders: [],
        assigned_builders: [],
        priority: "normal",
        assignment_date: null,
        user_id: null,
      },
    ]);
    const answered = await sql(
      `insert into quote_response (quote_request_id, builder_id, valid_until) values ($1, $2, ${sqlNow()})
       returning status, attachments, quoted_amount`,
      [request.id, beasBooths.id],
    );
    expect(answered).toEqual([{ status: "pending", attachments: [], quoted_amount: null }]);
    const shown = await sql(
      `insert into portfolio_project (title, description, industry, size, image_url)
       values ('a', 'b', 'c', 'd', 'e') returning builder_id, public, featured, features`,
    );
    expect(shown).toEqual([{ builder_id: null, public: true, featured: false, features: [] }]);
  });

  it("wants every field that the specification requires [O01]", async () => {
    const required = {
      users: ["email", "user_type"],
      session: ["sess", "expire"],
      quote_request:
        "trade_show_name event_date venue industry booth_size service_type first_name last_name email phone company".split(
          " ",
        ),
      portfolio_project: ["title", "description", "industry", "size", "image_url"],
      quote_response: ["quote_request_id"],
      favourite: ["user_id", "item_type", "item_id"],
    };
    for (const [table, columns] of Object.entries(required)) {
      const rows = await sql<{ column_name: string }>(
        `select column_name from information_schema.columns
         where table_name = $1 and is_nullable = 'NO'`,
        [table],
      );
      expect(rows.map((row) => row.column_name)).toEqual(expect.arrayContaining(columns));
    }
  });

  it("keeps addresses unique in any case, and a session's key and end [O01]", async () => {
    const duplicate = sql("insert into users (email) values ($1)", [ada.email.toUpperCase()]);
    await expect(duplicate).rejects.toThrow("users_email_unique");
    const indexes = await sql<{ indexdef: string }>(
      "select indexdef from pg_indexes where tablename = 'session'",
    );
    const definitions = indexes.map(({ indexdef }) => indexdef).join("\n");
    expect(definitions).toContain("(expire)");
    expect(definitions).toMatch(/UNIQUE INDEX session_pkey .*\(sid\)/);
  });

  it("keeps a favourite once a person, type and item [O01]", async () => {
    const favourite = { user_id: ada.id, item_type: "builder", item_id: beasBooths.id };
    const other = { ...favourite, item_type: "portfolio_project" };
    await insert("favourite", withTimes(favourite, 1));
    await insert("favourite", withTimes(other, 2));
    await expect(insert("favourite", withTimes(favourite, 3))).rejects.toThrow("favourite_unique");
  });

  it("keeps a request without its account, and drops favourites and sessions with theirs [O01]", async () => {
    const favourite = { user_id: ada.id, item_type: "builder", item_id: beasBooths.id };
    await insert("favourite", withTimes(favourite, 1));
    await insert("session", { sid: "s", sess: {}, expire: "2027-01-06", user_id: ada.id });
    await sql("delete from users where id = $1", [ada.id]);
    expect(await sql("select user_id from quote_request")).toEqual([{ user_id: null }]);
    expect(await sql("select id from favourite")).toEqual([]);
    expect(await sql("select sid from session")).toEqual([]);
  });

  it("drops responses with their request, and keeps a builder without its account [O01]", async () => {
    await insert("quote_response", response);
    await sql("delete from quote_request");
    expect(await sql("select id from quote_response")).toEqual([]);
    await sql("delete from users where id = $1", [beasBooths.userId]);
    expect(await sql("select user_id from builder where id = $1", [beasBooths.id])).toEqual([
      { user_id: null },
    ]);
  });

  it("takes the known states only [O02]", async () => {
    const set = (table: string, column: string, value: string) =>
      sql(`update ${table} set ${column} = $1`, [value]);
    await insert("quote_response", response);
    for (const status of requestStatuses) await set("quote_request", "status", status);
    for (const priority of priorities) await set("quote_request", "priority", priority);
    for (const status of responseStatuses) await set("quote_response", "status", status);
    const refused = "violates check constraint";
    await expect(set("quote_request", "status", "done")).rejects.toThrow(refused);
    await expect(set("quote_request", "priority", "urgent")).rejects.toThrow(refused);
    await expect(set("quote_response", "status", "lost")).rejects.toThrow(refused);
    await expect(set("users", "user_type", "root")).rejects.toThrow(refused);
    const favourite = { user_id: ada.id, item_type: "trade_show", item_id: beasBooths.id };
    await expect(insert("favourite", withTimes(favourite, 1))).rejects.toThrow(refused);
  });

  it("takes amounts of whole cents, empty or not below 0 [O02]", async () => {
    const set = (amount: number | null) =>
      sql("update quote_response set quoted_amount = $1::numeric", [amount]);
    await insert("quote_response", response);
    for (const amount of [null, 0, 10_000_000_000]) await set(amount);
    await expect(set(-1)).rejects.toThrow("quoted_amount_range");
    const { data_type } = (
      await sql<{ data_type: string }>(
        `select data_type from information_schema.columns
         where table_name = 'quote_response' and column_name = 'quoted_amount'`,
      )
    )[0] ?? { data_type: "" };
    expect(data_type).toBe("bigint");
  });

  it("keeps lists as lists, whatever their entries look like [O02]", async () => {
    const features = ['a "b", {c}', "null", "", "  spaced ", "back\\slash", "é"];
    await insert("quote_request", withId({ ...request, features }, 1));
    const rows = await sql("select features from quote_request where features <> $1::text[]", [
      request.features,
    ]);
    expect(rows).toEqual([{ features }]);
    const tooMany = Array.from({ length: 21 }, (_, number) => String(number));
    const insertion = insert("quote_request", withId({ ...request, features: tooMany }, 2));
    await expect(insertion).rejects.toThrow("features_entries");
  });

  it("takes one live response of a builder, and one accepted, for a request", async () => {
    await insert("quote_response", { ...response, status: "accepted" });
    await expect(insert("quote_response", withId(response, 1))).rejects.toThrow(
      "quote_response_live_unique",
    );
    await insert("quote_response", withId({ ...response, status: "declined" }, 2));
    const carls = { ...toQuoteResponseRow(carlsResponse), status: "accepted" };
    await expect(insert("quote_response", carls)).rejects.toThrow("quote_response_accepted_unique");
  });

  it("keeps a request within its lengths", async () => {
    const wrong = {
      company: "",
      first_name: "x".repeat(51),
      phone: "1".repeat(21),
      additional_requirements: "x".repeat(2001),
      budget: "",
    };
    for (const [column, value] of Object.entries(wrong)) {
      const row = withId({ ...request, [column]: value }, 1);
      await expect(insert("quote_request", row)).rejects.toThrow(`${column}_length`);
    }
    await insert("quote_request", withId({ ...request, first_name: "é".repeat(50) }, 1));
  });

  it("keeps a builder profile within its bounds", async () => {
    const wrong = [
      { name: "" },
      { name: "x".repeat(101) },
      { description: "x".repeat(2001) },
      { team_size: "x".repeat(21) },
      { years_in_business: 101 },
      { completed_projects: -1 },
      { minimum_project_budget: -1 },
      { minimum_project_budget: 2, maximum_project_budget: 1 },
      { specialties: Array.from({ length: 16 }, String) },
      { coverage_areas: Array.from({ length: 11 }, String) },
      { rating: 5.1 },
      { review_state: "maybe" },
    ];
    for (const facts of wrong) {
      await expect(insert("builder", { ...builder, ...facts })).rejects.toThrow("check constraint");
    }
    await insert("builder", {
      ...builder,
      minimum_project_budget: 1,
      maximum_project_budget: 1,
      rating: 5,
      years_in_business: 0,
    });
  });

  it("keeps a portfolio project within its bounds", async () => {
    const add = (facts: object) =>
      sql(
        `insert into portfolio_project (title, description, industry, size, image_url, year)
         select title, description, industry, size, image_url, year
         from json_populate_record(null::portfolio_project, $1::json)`,
        [JSON.stringify({ ...project, ...facts })],
      );
    await add({ year: "2026" });
    await expect(add({ year: "26" })).rejects.toThrow("year_format");
    await expect(add({ title: "x".repeat(101) })).rejects.toThrow("title_length");
    await expect(add({ image_url: null })).rejects.toThrow("not-null");
  });
});

function withTimes(row: object, number: number) {
  return { ...withId(row, number), created_at: "2027-01-05" };
}
