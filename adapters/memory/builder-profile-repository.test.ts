import { describe } from "vitest";
import { findsBuilders } from "../contracts/builder-search.contract.ts";
import { createMemoryBuilderProfileRepository } from "./builder-profile-repository.ts";

describe("memory builder profiles", () => {
  findsBuilders(async ({ builders, projects, shows }) =>
    createMemoryBuilderProfileRepository(builders, [], projects, shows),
  );
});
