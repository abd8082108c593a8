import { describe, expect, it } from "vitest";
import { bea, carl } from "../../../domain/accounts/examples.ts";
import { beasBooths, doraDisplays } from "../../../domain/builder-profiles/examples.ts";
import { keepsUsers } from "../../contracts/user-repository.contract.ts";
import { createMemoryUserRepository } from "./user-repository.ts";

describe("memory users", () => {
  keepsUsers(async () => createMemoryUserRepository());

  it("attachBuilder() gives a profile without an account to its contact address, never another's", async () => {
    const profiles = structuredClone([beasBooths, doraDisplays]);
    const users = createMemoryUserRepository([bea, carl], profiles);
    for (const { email } of profiles) await users.attachBuilder(email ?? "", carl.id);
    expect(profiles.map((profile) => profile.userId)).toEqual([bea.id, carl.id]);
  });

  it("attachBuilder() makes an exhibitor a builder who has sent no request", async () => {
    for (const hasRequest of [false, true]) {
      const exhibitor = { ...carl, userType: "exhibitor" } as const;
      const profiles = structuredClone([doraDisplays]);
      const users = createMemoryUserRepository([exhibitor], profiles, async () => hasRequest);
      const answered = await users.attachBuilder(doraDisplays.email ?? "", carl.id);
      expect(answered?.userType).toBe(hasRequest ? undefined : "builder");
    }
  });

  it("attachBuilder() leaves alone an account that has a profile", async () => {
    const profiles = structuredClone([beasBooths, doraDisplays]);
    const users = createMemoryUserRepository([bea], profiles);
    await users.attachBuilder(doraDisplays.email ?? "", bea.id);
    expect(profiles.map((profile) => profile.userId)).toEqual([bea.id, null]);
  });
});
