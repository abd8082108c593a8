import { Hono } from "hono";
import { expect, test } from "vitest";
import { providerNames } from "../../domain/accounts/providers/provider-name.ts";
import { apiRoutes } from "../http/api.ts";
import { calls } from "./calls.ts";
import { describeApi } from "./openapi.ts";

const nothing = {} as never;
const routes = new Hono().route(
  "/api",
  apiRoutes({
    receipts: nothing,
    portfolioCopies: nothing,
    signInOf: nothing,
    accountOf: nothing,
    ...{ limiters: nothing, writeLimit: nothing, mailLimit: nothing, submitRequest: nothing },
  }),
).routes;
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
