import { feature } from "../shared/feature.ts";
import type { BuilderId } from "../shared/id.ts";
import type { BuilderTotals } from "./builder-search.ts";
import { listBuilders } from "./list-builders.ts";
import { listExhibitBuilders } from "./list-exhibit-builders.ts";
import { listFilteredBuilders } from "./list-filtered-builders.ts";
import type { ExhibitBuilder } from "./listed-builder.ts";
import { readMyProfile } from "./my-profile/read-my-profile.ts";
import { saveMyProfile } from "./my-profile/save-my-profile.ts";
import type { BuilderProfileRepository } from "./ports.ts";
import { readBuilderNetwork } from "./read-builder-network.ts";
import { searchBuilders } from "./search-builders.ts";
import { viewBuilder } from "./view-builder.ts";

const similarBuilders = 3;

/** A visitor sees builders similar to one. */
function listSimilarBuilders({ builders }: { builders: BuilderProfileRepository }) {
  return ({ id }: { id: BuilderId }): Promise<ExhibitBuilder[]> =>
    builders.listSimilar(id, similarBuilders);
}

/** The use cases: builders and their profiles. */
export const createBuilderProfiles = feature({
  listBuilders,
  listFilteredBuilders,
  searchBuilders,
  viewBuilder,
  readMyProfile,
  saveMyProfile,
  listExhibitBuilders,
  listSimilarBuilders,
  readBuilderTotals,
  readBuilderNetwork,
  buildersVersion,
});

/** A version that changes with everything that lists of builders show; a cache key for readers. */
function buildersVersion({ builders }: { builders: BuilderProfileRepository }) {
  return (): Promise<string> => builders.version();
}

/** A visitor reads the totals of the network. */
export function readBuilderTotals({ builders }: { builders: BuilderProfileRepository }) {
  return (): Promise<BuilderTotals> => builders.readTotals();
}
