import { afterAll, beforeAll, expect, it } from "vitest";
import { createOutbound, ProviderUnreachable } from "./outbound.ts";
import { openTestProvider, type TestProvider } from "./test/test-provider.ts";

let provider: TestProvider;
beforeAll(async () => {
  provider = await openTestProvider("google");
});
afterAll(() => provider.close());

it("createOutbound() gives up on who never answers", async () => {
  provider.trouble = "silent";
  const outbound = createOutbound(fetch, 200);
  await expect(outbound(`${provider.origin}/token`)).rejects.toThrow(ProviderUnreachable);
});

it("createOutbound() follows no one elsewhere, and takes a failure for no answer", async () => {
  const outbound = createOutbound(fetch);
  for (const trouble of ["moved", "broken"] as const) {
    provider.trouble = trouble;
    await expect(outbound(`${provider.origin}/token`)).rejects.toThrow(ProviderUnreachable);
  }
  expect(provider.asked.map(({ path }) => path)).not.toContain("/elsewhere");
});

it("createOutbound() hands on what a provider refuses", async () => {
  provider.trouble = null;
  const answer = await createOutbound(fetch)(`${provider.origin}/nowhere`);
  expect(answer.status).toBe(404);
});
