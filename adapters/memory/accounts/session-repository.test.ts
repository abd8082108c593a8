import { describe } from "vitest";
import { people } from "../../../domain/accounts/examples.ts";
import { builderProfiles } from "../../../domain/builder-profiles/examples.ts";
import { keepsSessions } from "../../contracts/session-repository.contract.ts";
import { createMemorySessionRepository } from "./session-repository.ts";
import { createMemoryUserRepository } from "./user-repository.ts";

describe("memory sessions", () => {
  keepsSessions(async () =>
    createMemorySessionRepository(createMemoryUserRepository(people), builderProfiles),
  );
});
