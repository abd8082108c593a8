import type { BuilderId } from "../shared/id.ts";
import type { ExhibitBuilder } from "./listed-builder.ts";
import type { BuilderProfileRepository } from "./ports.ts";

const similarBuilders = 3;

/** A visitor sees builders similar to one. */
export function listSimilarBuilders({ builders }: { builders: BuilderProfileRepository }) {
  return ({ id }: { id: BuilderId }): Promise<ExhibitBuilder[]> =>
    builders.listSimilar(id, similarBuilders);
}
