import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { ada } from "../domain/accounts/examples.ts";
import { type HostileAnswer, hostileAnswers } from "./test/hostile-answers.ts";
import { openProviderApp, type ProviderApp, personAt, whyNot } from "./test/test-providers.ts";

const names = ["google", "github", "apple", "oidc"] as const;
let app: ProviderApp;
let before: Awaited<ReturnType<typeof rows>>;
beforeAll(async () => {
  app = await openProviderApp();
  before = await rows();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
});
afterEach(() => {
  for (const provider of Object.values(app.providers)) {
    provider.lie = null;
    Object.assign(provider.signer, { claims: {}, signedBy: "own" });
  }
});

const rows = () =>
  Promise.all(["session", "identity", "users"].map((table) => app.sql(`select * from ${table}`)));

async function attempt({ from, claims = {}, signedBy = "own", ...hostile }: HostileAnswer) {
  const provider = app.providers[from];
  const person = { ...personAt(from, "1", ada.email), ...hostile.person };
  Object.assign(provider.signer, { claims, signedBy });
  provider.lie = (path, answer) => {
    const found = Object.entries(hostile.lies ?? {}).find(([end]) => path.endsWith(end));
    if (!found) return answer;
    const body = found[1](answer.body as Record<string, unknown>);
    return { ...answer, body, ...(hostile.status && { status: hostile.status }) };
  };
  const client = app.client();
  const answer = provider.approve(await app.begin(client, from), person);
  hostile.brings?.(answer);
  return { client, back: await app.comeBack(client, from, answer) };
}

test("there are hostile answers of every kind of provider", () => {
  for (const name of names) {
    const ofProvider = hostileAnswers.filter(({ from }) => from === name);
    expect(ofProvider.length, name).toBeGreaterThan(15);
  }
});

test.each(hostileAnswers)("$from: $case: gives no session [J01]", async (hostile) => {
  const { client, back } = await attempt(hostile);
  expect(whyNot(back)).not.toBeNull();
  expect(client.jar.has("session")).toBe(false);
});

test("after all of them there is no session, no account and no way in that was not there before [J01]", async () => {
  expect(await rows()).toEqual(before);
});

test("the same answers without what is wrong in them open the account [J01]", async () => {
  for (const from of names) {
    const { client, back } = await attempt({ from, case: "nothing" });
    expect([from, whyNot(back)]).toEqual([from, null]);
    expect((await app.whoIs(client))?.id).toBe(ada.id);
  }
});
