import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import process from "node:process";
import { createClient } from "@hey-api/openapi-ts";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import openapiTypes, { astToString } from "openapi-typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSampledDatabase } from "../web/e2e/sampled-database.ts";
import { type RunningApp, startApp } from "../web/e2e/start-app.ts";
import { createClient as createReader } from "./smoke-test/client.ts";
import { newestMail } from "./smoke-test/sign-in.ts";

let app: RunningApp;
let text: string;
// within the repository, whose packages the clients import
mkdirSync(".data", { recursive: true });
const folder = resolve(mkdtempSync(".data/clients-"));
beforeAll(async () => {
  const database = await createSampledDatabase();
  app = await startApp({
    env: { DATABASE_URL: database.appUrl, MIGRATE_DATABASE_URL: database.url },
  });
  text = await (await fetch(`${app.origin}/openapi.json`)).text();
  writeFileSync(`${folder}/openapi.json`, text);
  return async () => {
    await app.stop();
    await database.drop();
  };
});
afterAll(() => rmSync(folder, { recursive: true }));

test("Redocly's recommended rules and the schema of OpenAPI 3.1 find no error in /openapi.json [Z23]", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const found = await lintFromString({ source: text, absoluteRef: "/openapi.json", config });
  const errors = found.filter(({ severity }) => severity === "error");
  expect(errors.map(({ message, location }) => [location[0]?.pointer, message])).toEqual([]);
  expect(await new Validator().validate(JSON.parse(text))).toMatchObject({ valid: true });
});

/** The calls of the main job; each returns the body of a 2xx, or throws. */
type Api = {
  ask(email: string): Promise<{ quoteRequest: { id: string; version: number } }>;
  sendCode(email: string): Promise<unknown>;
  signIn(code: string): Promise<unknown>;
  me(): Promise<{ builder?: { id: string } | null }>;
  assign(id: string, builderId: string, version: number): Promise<unknown>;
  quote(id: string): Promise<unknown>;
  quotes(id: string): Promise<{ id: string; status: string; quotedAmount: number | null }[]>;
  accept(id: string): Promise<{ id: string; status: string }>;
};
type Open = (origin: string, fetch: (request: Request) => Promise<Response>) => Api;

/** The bodies, which the generated types have to allow. */
const bodies = `
const form = {
  tradeShowName: "CES", eventDate: "2028-01-06", venue: "LVCC", industry: "island", boothSize: "20x20",
  serviceType: "exhibit-stand-rental", budget: "35000-75000", firstName: "Nora", lastName: "Lind",
  phone: "+1 555 0100", company: "Lind Robotics",
} as const;
const offer = { quotedAmount: 48_500_00, estimatedTimeline: "8 weeks", responseMessage: "An island." };
async function done<T>(answer: Promise<{ data?: T; error?: unknown }>): Promise<T> {
  const { data, error } = await answer;
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}`;

const byTypes = `import createClient from "openapi-fetch";
import type { paths } from "./paths.d.ts";
${bodies}
export const open = (origin: string, fetch: (request: Request) => Promise<Response>) => {
  const { GET, POST } = createClient<paths>({ baseUrl: origin, fetch });
  return {
    ask: (email: string) => done(POST("/api/quote-requests", { body: { ...form, email } })),
    sendCode: (email: string) => done(POST("/api/login/email", { body: { email } })),
    signIn: (code: string) => done(POST("/api/login/email/code", { body: { code } })),
    me: () => done(GET("/api/auth/user")),
    assign: (id: string, builderId: string, version: number) =>
      done(POST("/api/admin/quotes/{id}/assign", { params: { path: { id } }, body: { builderIds: [builderId], version } })),
    quote: (quoteRequestId: string) => done(POST("/api/quote-responses", { body: { quoteRequestId, ...offer } })),
    quotes: (id: string) => done(GET("/api/quote-requests/{id}/responses", { params: { path: { id } } })),
    accept: (id: string) => done(POST("/api/quote-responses/{id}/accept", { params: { path: { id } }, body: {} })),
  };
};
`;

const byFunctions = `import * as api from "./sdk/sdk.gen.ts";
${bodies}
export const open = (baseUrl: string, fetch: (request: Request) => Promise<Response>) => {
  // not by a client of their own: Deno's Request has another option of that name
  const own = { baseUrl, fetch: fetch as typeof globalThis.fetch };
  return {
    ask: (email: string) => done(api.postQuoteRequests({ ...own, body: { ...form, email } })),
    sendCode: (email: string) => done(api.postLoginEmail({ ...own, body: { email } })),
    signIn: (code: string) => done(api.postLoginEmailCode({ ...own, body: { code } })),
    me: () => done(api.getAuthUser(own)),
    assign: (id: string, builderId: string, version: number) =>
      done(api.postAdminQuotesIdAssign({ ...own, path: { id }, body: { builderIds: [builderId], version } })),
    quote: (quoteRequestId: string) => done(api.postQuoteResponses({ ...own, body: { quoteRequestId, ...offer } })),
    quotes: (id: string) => done(api.getQuoteRequestsIdResponses({ ...own, path: { id } })),
    accept: (id: string) => done(api.postQuoteResponsesIdAccept({ ...own, path: { id }, body: {} })),
  };
};
`;

const generators = {
  "openapi-typescript": {
    client: byTypes,
    async generate() {
      const types = await openapiTypes(JSON.parse(text));
      writeFileSync(`${folder}/paths.d.ts`, astToString(types));
    },
  },
  "@hey-api/openapi-ts": {
    client: byFunctions,
    async generate() {
      await createClient({
        input: `${folder}/openapi.json`,
        output: { path: `${folder}/sdk`, module: { extension: ".ts" } },
        plugins: ["@hey-api/client-fetch", "@hey-api/sdk", "@hey-api/typescript"],
        logs: { level: "silent", file: false },
      });
    },
  },
};

test.each(Object.entries(generators))(
  "a client that %s makes compiles and plays the main job: ask, match, quote, accept [Z23]",
  async (name, { client, generate }) => {
    const place = name === "openapi-typescript" ? "by-types" : "by-functions";
    await generate();
    writeFileSync(`${folder}/${place}.ts`, client);
    const options = ["--noEmit", "--strict", "--skipLibCheck", "--target", "esnext"];
    options.push("--module", "nodenext", "--allowImportingTsExtensions", "--ignoreConfig");
    const tsc = ["run", "-A", "node_modules/typescript-native/bin/tsc", ...options];
    execFileSync(process.execPath, [...tsc, `${folder}/${place}.ts`]);
    const { open } = (await import(`${folder}/${place}.ts`)) as { open: Open };
    await playMainJob(open);
  },
);

/** A client for a person of their own, with the cookies that a program has to keep. */
function openFor(open: Open) {
  const jar = new Map<string, string>();
  return open(app.origin, async (request) => {
    const headers = new Headers(request.headers);
    headers.set("cookie", [...jar].map((pair) => pair.join("=")).join("; "));
    const answer = await fetch(new Request(request, { headers }));
    for (const line of answer.headers.getSetCookie()) {
      const [, key = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(key, value);
    }
    return answer;
  });
}

async function playMainJob(open: Open) {
  async function signedIn(email: string) {
    const api = openFor(open);
    await api.sendCode(email);
    const mail = await newestMail(createReader(app.origin), email, /\b\d{6}\b/);
    const [code = ""] = /\b\d{6}\b/.exec(mail.text) ?? [];
    await api.signIn(code);
    return api;
  }
  const email = `nora.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const { quoteRequest } = await openFor(open).ask(email);
  const builder = await signedIn("builder@example.com");
  const me = await builder.me();
  const admin = await signedIn("admin@example.com");
  await admin.assign(quoteRequest.id, me.builder?.id ?? "", quoteRequest.version);
  await builder.quote(quoteRequest.id);
  const exhibitor = await signedIn(email);
  const [quote] = await exhibitor.quotes(quoteRequest.id);
  expect(quote).toMatchObject({ quotedAmount: 48_500_00 });
  await exhibitor.accept(quote?.id ?? "");
  const [accepted] = await exhibitor.quotes(quoteRequest.id);
  expect(accepted).toMatchObject({ id: quote?.id, status: "accepted" });
}
