import { describe } from "vitest";
import { people } from "../../../domain/accounts/examples.ts";
import { keepsIdentities } from "../../contracts/identity-repository.contract.ts";
import { createMemoryIdentityRepository } from "./identity-repository.ts";
import { createMemoryUserRepository } from "./user-repository.ts";

describe("memory identities", () => {
  keepsIdentities(async () => {
    const users = createMemoryUserRepository(people);
    return { users, identities: createMemoryIdentityRepository(users) };
  });
});
