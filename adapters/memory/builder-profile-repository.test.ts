import { describe } from "vitest";
import { builderProfiles } from "../../domain/builder-profiles/examples.ts";
import { keepsCapacities } from "../contracts/builder-capacity.contract.ts";
import { findsBuilders } from "../contracts/builder-search.contract.ts";
import { createMemoryBuilderProfileRepository } from "./builder-profile-repository.ts";

describe("memory builder profiles", () => {
  findsBuilders(async ({ builders, projects, shows }) =>
    createMemoryBuilderProfileRepository(builders, [], projects, shows),
  );
  keepsCapacities(async () => createMemoryBuilderProfileRepository(builderProfiles));
});
