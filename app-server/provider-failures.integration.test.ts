import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ada } from "../domain/accounts/examples.ts";
import { openTestApp } from "./test/test-app.ts";
import { openProviderApp, type ProviderApp, personAt, whyNot } from "./test/test-providers.ts";

let app: ProviderApp;
beforeAll(async () => {
  app = await openProviderApp();
});
afterAll(() => app.close());
afterEach(() => {
  for (const provider of Object.values(app.providers)) {
    provider.trouble = null;
    provider.signer.aheadSeconds = 0;
  }
});

const apples = personAt("apple", "1", "somebody@apple.example");
const names = ["google", "github", "apple"] as const;

describe.each(names)("%s that is down", (name) => {
  test.each(["broken", "moved", "page"] as const)(
    "when the browser comes back signs no one in, and says so: %s [J01]",
    async (trouble) => {
      const client = app.client();
      const url = await app.begin(client, name);
      const answer = app.providers[name].approve(url, personAt(name, "1", ada.email));
      app.providers[name].trouble = trouble;
      const back = await app.comeBack(client, name, answer);
      expect(whyNot(back)).toBe("away");
      expect(await app.whoIs(client)).toBeNull();
    },
  );

  test("may say so itself [J01]", async () => {
    const client = app.client();
    const url = await app.begin(client, name);
    const answer = app.providers[name].refuse(url, "temporarily_unavailable");
    expect(whyNot(await app.comeBack(client, name, answer))).toBe("away");
  });

  test("leaves the others and the email link as they are [J01]", async () => {
    app.providers[name].trouble = "broken";
    const other = name === "google" ? "github" : "google";
    const client = app.client();
    const done = await app.signIn(client, other, personAt(other, "77", "up@up.example"));
    expect([whyNot(done), (await app.whoIs(client))?.email]).toEqual([null, "up@up.example"]);
    const link = await app.client().send("POST", "/api/login/email", { email: ada.email });
    expect(link.status).toBe(202);
  });
});

test("an issuer that is down when someone begins is said so, and asked again the next time [J01]", async () => {
  const fresh = await openProviderApp();
  try {
    fresh.providers.apple.trouble = "broken";
    expect(whyNot(await fresh.client().get("/api/auth/apple"))).toBe("away");
    expect(await fresh.sql("select 1 from provider_attempt")).toEqual([]);
    fresh.providers.apple.trouble = null;
    const client = fresh.client();
    expect(whyNot(await fresh.signIn(client, "apple", apples))).toBeNull();
    expect(await fresh.whoIs(client)).not.toBeNull();
  } finally {
    await fresh.close();
  }
});

describe("a clock that is off", () => {
  test.each([-100, 100])("by %i seconds signs no one in, and says so [J01]", async (seconds) => {
    app.providers.apple.signer.aheadSeconds = seconds;
    const client = app.client();
    expect(whyNot(await app.signIn(client, "apple", apples))).toBe("clock-off");
    expect(await app.whoIs(client)).toBeNull();
  });

  test.each([-45, 45])("by %i seconds is nothing to speak of [J01]", async (seconds) => {
    app.providers.apple.signer.aheadSeconds = seconds;
    const client = app.client();
    expect(whyNot(await app.signIn(client, "apple", apples))).toBeNull();
    expect(await app.whoIs(client)).not.toBeNull();
  });
});

describe("beginning", () => {
  test("is for people on this site: another one can only lead to the sign-in page", async () => {
    const before = await app.sql("select 1 from provider_attempt");
    for (const site of ["cross-site", "same-site", "strange"]) {
      const answer = await app
        .client()
        .get("/api/auth/google?returnTo=/quote", { "sec-fetch-site": site });
      expect([answer.status, answer.headers.get("location")]).toEqual([
        303,
        "/api/login?returnTo=%2Fquote",
      ]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await app.sql("select 1 from provider_attempt")).toEqual(before);
  });

  test("is limited for each client address, and says so", async () => {
    const limited = await openProviderApp({ SIGN_IN_LINKS_PER_HOUR: "1" });
    try {
      for (let count = 0; count < 10; count += 1) await limited.begin(limited.client(), "google");
      expect(whyNot(await limited.client().get("/api/auth/google"))).toBe("too-many-requests");
      const elsewhere = limited.client({}, "192.0.2.2");
      expect((await limited.begin(elsewhere, "google")).host).toBe("accounts.google.com");
    } finally {
      await limited.close();
    }
  });

  test("is not there for a provider that is not set up", async () => {
    const bare = await openTestApp();
    try {
      for (const name of [...names, "oidc", "facebook"]) {
        expect((await bare.client().get(`/api/auth/${name}`)).status, name).toBe(404);
      }
    } finally {
      await bare.close();
    }
  });
});
