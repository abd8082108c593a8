import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openIssuerApp } from "./test/issuer-app.ts";
import { openProviderApp, personAt, whyNot } from "./test/test-providers.ts";

let said: string[] = [];
beforeEach(() => {
  said = [];
  vi.spyOn(console, "error").mockImplementation((words) => void said.push(`${words}`));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const wrongSecret = "not the client's secret";
const people = { nora: { email: "nora@issuer.example", email_verified: true } };

test.each([
  ["none", false],
  ["taken", true],
  ["of-client", true],
  ["of-all", true],
] as const)(
  "an issuer with pushed requests %s signs in; the request is pushed: %s [Z14]",
  async (pushed, isPushed) => {
    const { app, pressAtIssuer, close } = await openIssuerApp(people, { pushed });
    try {
      const client = app.client();
      const { sentTo, back } = await pressAtIssuer(client, "as=nora");
      const { searchParams } = sentTo;
      expect([searchParams.has("request_uri"), searchParams.has("state")]).toEqual([
        isPushed,
        !isPushed,
      ]);
      expect(whyNot(await client.get(back))).toBeNull();
      expect((await client.get("/api/auth/user")).body).toMatchObject({
        email: "nora@issuer.example",
      });
      expect(said).toEqual([]);
    } finally {
      await close();
    }
  },
);

test("an issuer that does not know the client's secret is quoted in the log, and signs no one in [Z14]", async () => {
  const { app, pressAtIssuer, close } = await openIssuerApp(people, { clientSecret: wrongSecret });
  try {
    const client = app.client();
    const { back } = await pressAtIssuer(client, "as=nora");
    expect(whyNot(await client.get(back))).toBe("answer-invalid");
    expect(said.join()).toMatch(/invalid_client, client authentication failed/);
  } finally {
    await close();
  }
});

test("an issuer that refuses a pushed request is quoted in the log, and the plain way is tried where it is open [Z14]", async () => {
  for (const [pushed, why] of [
    ["of-all", "answer-invalid"],
    ["taken", null],
  ] as const) {
    said = [];
    const { app, close } = await openIssuerApp(people, { pushed, clientSecret: wrongSecret });
    try {
      expect(whyNot(await app.client().get("/api/auth/oidc"))).toBe(why);
      expect(said.join()).toMatch(/invalid_client, client authentication failed/);
    } finally {
      await close();
    }
  }
});

test("the error and its description of a refused sign-in are in the log, in one line and without addresses [Z14]", async () => {
  const app = await openProviderApp();
  try {
    for (const name of ["google", "github", "apple", "oidc"] as const) {
      for (const error of ["access_denied", "unauthorized_client", "server_error"]) {
        said = [];
        const client = app.client();
        const url = await app.begin(client, name);
        const answer = app.providers[name].refuse(url, error);
        answer.set("error_description", `User 'eve@corp.example'\nis not\u001b[2J assigned`);
        expect(whyNot(await app.comeBack(client, name, answer))).not.toBeNull();
        expect(said).toHaveLength(1);
        expect(said[0]).toMatch(
          new RegExp(`^Sign-in with .+ failed: ${error}, User '…@…' is not \\[2J assigned$`),
        );
      }
    }
  } finally {
    await app.close();
  }
});

test("a code that is refused is quoted in the log [Z14]", async () => {
  const app = await openProviderApp();
  try {
    for (const name of ["google", "github", "apple", "oidc"] as const) {
      said = [];
      const client = app.client();
      const url = await app.begin(client, name);
      const answer = app.providers[name].approve(url, personAt(name, "5", "ada@corp.example"));
      answer.set("code", "another");
      expect(whyNot(await app.comeBack(client, name, answer))).toBe("answer-invalid");
      expect(said.join()).toMatch(/invalid_grant, That is invalid_grant/);
    }
  } finally {
    await app.close();
  }
});
