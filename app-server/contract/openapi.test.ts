import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";
import { providerNames } from "../../domain/accounts/providers/provider-name.ts";
import { apiRoutes } from "../http/api.ts";
import { createCookieJar } from "../services/cookies.ts";
import { calls } from "./calls.ts";
import { describeApi } from "./openapi.ts";
import { release } from "./release.ts";

type Operation = {
  operationId: string;
  tags: string[];
  parameters?: {
    name: string;
    in: string;
    required: boolean;
    schema: { pattern?: string; default?: unknown };
  }[];
};

const { routes } = new Hono().route(
  "/api",
  apiRoutes({ limiters: {} } as never, {} as never, { origin: "" }),
);
/** For people, not for clients: they redirect. */
const notDescribed = [
  "get /api/logout",
  "post /api/auth/apple/callback",
  ...providerNames.map((name) => `get /api/auth/${name}`),
  ...providerNames.map((name) => `get /api/auth/${name}/callback`),
];

test("calls describe every route of the API, and no other", () => {
  const served = routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, "{$1}")}`)
    .filter((route) => !notDescribed.includes(route));
  const described = calls.map(({ method, path }) => `${method} ${path}`);
  expect([...described].sort()).toEqual([...new Set(served)].sort());
});

test("describeApi() says what validates: bounds, required fields, answers", () => {
  const { paths } = describeApi({ name: "Test", origin: "http://localhost" });
  const submit = JSON.parse(JSON.stringify(paths["/api/quote-requests"]?.post));
  const { schema } = submit.requestBody.content["application/json"];
  expect(schema.properties.tradeShowName).toMatchObject({ minLength: 1, maxLength: 200 });
  expect(schema.required).toContain("email");
  expect(schema.required).not.toContain("jobTitle");
  expect(Object.keys(submit.responses)).toEqual(
    expect.arrayContaining(["201", "400", "422", "429"]),
  );
});

test("describeApi() follows the rules of common linters and generators [Z23]", () => {
  const { info, tags, security, paths } = describeApi({ name: "Test", origin: "http://localhost" });
  expect(info).toMatchObject({ version: release, license: { identifier: "MIT" } });
  expect(info.description).toContain("POST /api/login/email/code");
  expect(security).toEqual([]);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, ...(operation as Operation) })),
  );
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  const named = tags.map(({ name }) => name);
  for (const { path, operationId, tags, parameters = [] } of operations) {
    expect(operationId).toMatch(/^[a-z][A-Za-z0-9]+$/);
    expect(named).toContain(tags[0]);
    const inPath = parameters.filter((one) => one.in === "path").map(({ name }) => `{${name}}`);
    expect(path.match(/\{\w+\}/g) ?? [], path).toEqual(inPath);
    for (const { schema } of parameters) {
      // clients read a pattern without flags
      const [pattern, value] = [new RegExp(schema.pattern ?? ""), schema.default];
      expect(schema.pattern ?? "").not.toMatch(/\\p\{/i);
      if (typeof value === "string") expect(value).toMatch(pattern);
    }
  }
  const upload = operations.find(({ operationId }) => operationId === "postAttachments");
  const required = upload?.parameters?.filter((one) => one.required).map(({ name }) => name);
  expect(required).toEqual(["request", "purpose"]);
});

test("describeApi() names the session cookie as the server at that origin sets it", () => {
  for (const origin of ["http://localhost", "https://booths.example"]) {
    const jar = createCookieJar(undefined, origin.startsWith("https:"));
    jar.set("session", "x", 60);
    const { session } = describeApi({ name: "Test", origin }).components.securitySchemes;
    expect(jar.outgoing()[0]?.split("=")[0]).toBe(session.name);
  }
});

test("describeApi() publishes what it published before, but for its words", async () => {
  // the year of a project is by default the current one
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 1), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const described = describeApi({ name: "Test", origin: "http://localhost" });
  const golden = `${toLines(withoutWords(described))}\n`;
  await expect(golden).toMatchFileSnapshot("openapi.golden.json");
});

/** Parts in the order of their names, without the sentences for readers. What a schema calls its fields stays. */
function withoutWords(part: unknown, areNames = false): unknown {
  if (Array.isArray(part)) return part.map((one) => withoutWords(one));
  if (typeof part !== "object" || part === null) return part;
  const stored = Object.entries(part)
    .filter(([name]) => areNames || (name !== "summary" && name !== "description"))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => [name, withoutWords(value, name === "properties" && !areNames)]);
  return Object.fromEntries(stored);
}

/** JSON in which a part that fits into a line has one of its own. */
function toLines(part: unknown, indent = ""): string {
  const line = JSON.stringify(part);
  if (line.length + indent.length < 100 || typeof part !== "object" || part === null) return line;
  const inner = `${indent} `;
  const list = Array.isArray(part);
  const lines = list
    ? part.map((one) => toLines(one, inner))
    : Object.entries(part).map(([name, one]) => `${JSON.stringify(name)}: ${toLines(one, inner)}`);
  const [open, close] = list ? "[]" : "{}";
  return `${open}\n${inner}${lines.join(`,\n${inner}`)}\n${indent}${close}`;
}
