import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { notionVersion } from "../notion-api.ts";

type Json = Record<string, unknown>;
export type TestPage = Json & {
  id: string;
  created_time: string;
  last_edited_time: string;
  in_trash: boolean;
  properties: Record<string, Json & { type: string }>;
};
type DataSource = { id: string; properties: Record<string, string>; pages: Map<string, TestPage> };
/** A failure of one call: an error status, a truncated answer, or none. */
export type Fault =
  | { status: number; code: string; retryAfter?: number }
  | "drop"
  | "truncate"
  | "hang";
type Call = { method: string; path: string; body: Json; at: number };

/**
 * A Notion server on this machine, as strict as the real one about versions, tokens, cursors, page
 * sizes, property types and rate limits. File URLs expire. Tests can make it fail.
 */
export async function startTestNotion({ perSecond = 10_000, resultLimit = 10_000 } = {}) {
  const token = "ntn_test_secret";
  const sources = new Map<string, DataSource>();
  const blocks = new Map<string, Json[]>();
  const files = new Map<string, Uint8Array>();
  const calls: Call[] = [];
  let faults: ((call: Call) => Fault | undefined) | undefined;
  let tokens = perSecond;
  let filledAt = Date.now();
  const hanging = new Set<ServerResponse>();
  const settings = {
    now: () => new Date(),
    /** Simulates an hour between a list and the use of its file URLs. */
    isListOld: false,
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error) => {
      if (!response.headersSent)
        send(response, 500, problem(500, "internal_server_error", String(error)));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = `http://${host}`;

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? "/", url);
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    if (pathname.startsWith("/files/")) return sendFile(response, pathname, searchParams);

    const text = Buffer.concat(parts).toString();
    const body: Json = text ? JSON.parse(text) : {};
    const call = { method: request.method ?? "", path: pathname, body, at: Date.now() };
    calls.push(call);
    const fault = faults?.(call);
    if (fault === "drop") return request.socket.destroy();
    if (fault === "hang") return void hanging.add(response);
    if (typeof fault === "object") {
      const { status, code, retryAfter } = fault;
      if (retryAfter !== undefined) response.setHeader("retry-after", String(retryAfter));
      return send(response, status, problem(status, code, "As the test wants it"));
    }
    if (request.headers.authorization !== `Bearer ${token}`) {
      return send(response, 401, problem(401, "unauthorized", "API token is invalid."));
    }
    if (request.headers["notion-version"] !== notionVersion) {
      return send(
        response,
        400,
        problem(400, "missing_version", "Notion-Version header failed validation"),
      );
    }
    if (!takeTurn()) {
      response.setHeader("retry-after", "1");
      return send(response, 429, problem(429, "rate_limited", "You have been rate limited."));
    }
    const [status, answer] = route(call, searchParams);
    if (fault !== "truncate") return send(response, status, answer);
    const whole = JSON.stringify(answer);
    response.writeHead(status, { "content-type": "application/json" });
    response.end(whole.slice(0, whole.length / 2));
  }

  function takeTurn(): boolean {
    const at = Date.now();
    tokens = Math.min(perSecond, tokens + ((at - filledAt) / 1_000) * perSecond);
    filledAt = at;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  }

  function route({ method, path, body }: Call, query: URLSearchParams): [number, Json] {
    const [, , kind = "", id = "", rest = ""] = path.split("/");
    if (kind === "data_sources") {
      const source = sources.get(id);
      if (!source) return missing("data source");
      if (method === "POST" && rest === "query") return queryPages(source, body);
      if (method === "PATCH") {
        for (const [name, made] of Object.entries(body.properties as Record<string, Json>)) {
          source.properties[name] = Object.keys(made)[0] ?? "rich_text";
        }
      }
      return [200, describeSource(source)];
    }
    if (kind === "pages" && method === "POST" && !id) return makePage(body);
    if (kind === "pages") {
      const source = [...sources.values()].find(({ pages }) => pages.has(id));
      const page = source?.pages.get(id);
      if (!source || !page) return missing("page");
      return method === "PATCH" ? changePage(source, page, body) : [200, shown(page)];
    }
    if (kind === "blocks" && rest === "children") {
      const known = [...sources.values()].some(({ pages }) => pages.has(id)) || blocks.has(id);
      return known
        ? [
            200,
            pageOf(
              blocks.get(id) ?? [],
              query.get("start_cursor"),
              Number(query.get("page_size") ?? 100),
            ),
          ]
        : missing("block");
    }
    return [400, problem(400, "invalid_request_url", "Invalid request URL.")];
  }

  function queryPages(source: DataSource, body: Json): [number, Json] {
    const size = Number(body.page_size ?? 100);
    if (size > 100 || size < 1) return invalid("body.page_size should be ≤ `100`");
    const filter = body.filter as Json | undefined;
    let pages = [...source.pages.values()].filter(
      (page) => page.in_trash === (body.in_trash ?? false),
    );
    if (filter?.timestamp === "created_time") {
      const { on_or_after } = filter.created_time as { on_or_after: string };
      pages = pages.filter((page) => page.created_time >= on_or_after);
    } else if (filter?.property) {
      const name = String(filter.property);
      if (!(name in source.properties))
        return invalid(`Could not find property with name or id: ${name}`);
      const { equals } = filter.rich_text as { equals: string };
      pages = pages.filter(({ properties }) => plainOf(properties[name]?.rich_text) === equals);
    } else if (filter) return invalid("body.filter is not known to this test");
    const orders = new Map(pages.map((page) => [page, `${page.created_time} ${page.id}`]));
    const order = (page: TestPage) => orders.get(page) ?? "";
    pages.sort((one, other) => (order(one) < order(other) ? -1 : 1));
    const within = pages.slice(0, resultLimit);
    const answer = pageOf(within, body.start_cursor, size);
    answer.results = (answer.results as TestPage[]).map((page) => shown(page, settings.isListOld));
    const isCut = pages.length > resultLimit && answer.next_cursor === null;
    const request_status = isCut
      ? { type: "incomplete", incomplete_reason: "query_result_limit_reached" }
      : { type: "complete" };
    return [
      200,
      { ...answer, type: "page_or_data_source", page_or_data_source: {}, request_status },
    ];
  }

  function makePage({ parent, properties }: Json): [number, Json] {
    const source = sources.get(String((parent as Json)?.data_source_id ?? ""));
    if (!source) return missing("data source");
    const wrong = problemWith(source, properties as Json);
    if (wrong) return invalid(wrong);
    return [200, shown(addPage(source, properties as Record<string, Json>))];
  }

  function changePage(source: DataSource, page: TestPage, body: Json): [number, Json] {
    const changes = (body.properties ?? {}) as Record<string, Json>;
    const wrong = problemWith(source, changes);
    if (wrong) return invalid(wrong);
    for (const [name, value] of Object.entries(changes)) {
      page.properties[name] = held(source.properties[name] ?? "rich_text", value);
    }
    if (typeof body.in_trash === "boolean") page.in_trash = body.in_trash;
    page.last_edited_time = minute(settings.now());
    return [200, shown(page)];
  }

  /** Checks that written values have the type of their property. */
  function problemWith(source: DataSource, values: Json): string | null {
    for (const [name, value] of Object.entries(values)) {
      const type = source.properties[name];
      if (!type) return `${name} is not a property that exists.`;
      if (!(type in (value as Json))) return `${name} is expected to be ${type}.`;
      const chosen = (value as Record<string, unknown>)[type];
      const names =
        type === "multi_select"
          ? (chosen as { name: string }[])
          : type === "select" && chosen
            ? [chosen as { name: string }]
            : [];
      if (names.some(({ name: one }) => one.includes(",")))
        return `${name} has an option with a comma.`;
      const texts = Array.isArray(chosen) ? (chosen as { text?: { content: string } }[]) : [];
      if (texts.some(({ text }) => (text?.content.length ?? 0) > 2000))
        return `${name} is longer than 2000.`;
    }
    return null;
  }

  function addPage(
    source: DataSource,
    values: Record<string, Json>,
    at = settings.now(),
  ): TestPage {
    const properties = Object.entries(source.properties).map(([name, type]) => [
      name,
      held(type, values[name]),
    ]);
    const page: TestPage = {
      object: "page",
      id: randomUUID(),
      created_time: minute(at),
      last_edited_time: minute(at),
      in_trash: false,
      archived: false,
      cover: null,
      icon: null,
      url: "https://www.notion.so/test",
      properties: Object.fromEntries(properties),
    };
    source.pages.set(page.id, page);
    return page;
  }

  function shown(page: TestPage, isOld = false): TestPage {
    const text = JSON.stringify(page).replaceAll("{{files}}", `${url}/files`);
    return JSON.parse(text.replaceAll("{{signed}}", `signed=${isOld ? "long-ago" : "now"}`));
  }

  function sendFile(response: ServerResponse, pathname: string, query: URLSearchParams) {
    const bytes = files.get(decodeURIComponent(pathname.slice("/files/".length)));
    const isExpired = query.get("signed") !== "now";
    if (isExpired) return response.writeHead(403).end("Request has expired");
    if (!bytes) return response.writeHead(404).end();
    return response.writeHead(200, { "content-type": "application/octet-stream" }).end(bytes);
  }

  return {
    url,
    host,
    token,
    calls,
    blocks,
    files,
    settings,
    /** Adds a data source with these properties and their types. */
    addSource(properties: Record<string, string>) {
      const source: DataSource = { id: randomUUID(), properties, pages: new Map() };
      sources.set(source.id, source);
      return {
        id: source.id,
        source,
        add: (values: Record<string, unknown>, at?: Date) =>
          addPage(source, valuesOf(source, values), at),
        edit(page: TestPage, values: Record<string, unknown>, at = settings.now()) {
          for (const [name, value] of Object.entries(valuesOf(source, values))) {
            page.properties[name] = held(source.properties[name] ?? "rich_text", value);
          }
          page.last_edited_time = minute(at);
        },
      };
    },
    fail(how: typeof faults) {
      faults = how;
    },
    async close() {
      for (const response of hanging) response.destroy();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Plain values as properties of the data source's types. */
function valuesOf(source: DataSource, values: Record<string, unknown>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const type = source.properties[name] ?? "rich_text";
      const texts = (each: unknown) => [{ text: { content: String(each) } }];
      const forms: Record<string, unknown> = {
        title: texts(value),
        rich_text: texts(value),
        select: { name: value },
        status: { name: value },
        multi_select: Array.isArray(value) ? value.map((each) => ({ name: each })) : [],
        date: Array.isArray(value)
          ? { start: value[0], end: value[1] }
          : { start: value, end: null },
        relation: [{ id: value }],
        files: Array.isArray(value)
          ? value.map((each) =>
              each.includes("://")
                ? { name: "link", type: "external", external: { url: each } }
                : { name: each, type: "file", file: { url: `{{files}}/${each}?{{signed}}` } },
            )
          : [],
      };
      return [name, { [type]: type in forms ? forms[type] : value }];
    }),
  );
}

const nothing: Record<string, unknown> = {
  title: [],
  rich_text: [],
  multi_select: [],
  files: [],
  relation: [],
  people: [],
  checkbox: false,
};

/** A property as Notion returns it: texts get what Notion adds to them. */
function held(type: string, value: Json | undefined): Json & { type: string } {
  const content = value?.[type] ?? nothing[type] ?? null;
  const isText = type === "title" || type === "rich_text";
  const texts = isText && Array.isArray(content) ? content.map(richText) : content;
  return {
    id: encodeURIComponent(type),
    type,
    [type]: texts,
    ...(type === "relation" && { has_more: false }),
  };
}

function richText(text: Json) {
  const { content } = text.text as { content: string };
  const none = {
    bold: false,
    italic: false,
    strikethrough: false,
    underline: false,
    code: false,
    color: "default",
  };
  return { type: "text", annotations: none, plain_text: content, href: null, ...text };
}

function pageOf(all: readonly Json[], cursor: unknown, size: number): Json {
  const from = cursor ? Number(Buffer.from(String(cursor), "base64url").toString()) : 0;
  const isMore = from + size < all.length;
  const next_cursor = isMore ? Buffer.from(String(from + size)).toString("base64url") : null;
  return { object: "list", results: all.slice(from, from + size), next_cursor, has_more: isMore };
}

function describeSource({ id, properties }: DataSource): Json {
  const described = Object.entries(properties).map(([name, type]) => [
    name,
    { id: name, name, type, [type]: {} },
  ]);
  return { object: "data_source", id, title: [], properties: Object.fromEntries(described) };
}

function plainOf(texts: unknown): string {
  return Array.isArray(texts) ? texts.map(({ plain_text }) => plain_text).join("") : "";
}

/** Cuts a time to the minute, as Notion does. */
function minute(at: Date): string {
  return new Date(Math.floor(at.getTime() / 60_000) * 60_000).toISOString();
}

function problem(status: number, code: string, message: string): Json {
  return { object: "error", status, code, message, request_id: randomUUID() };
}

function missing(what: string): [number, Json] {
  return [404, problem(404, "object_not_found", `Could not find ${what}.`)];
}

function invalid(message: string): [number, Json] {
  return [400, problem(400, "validation_error", message)];
}

function send(response: ServerResponse, status: number, body: Json) {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}
