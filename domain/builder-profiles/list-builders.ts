import type { BuilderProfile } from "./builder-profile.ts";
import type { BuilderProfileRepository } from "./ports.ts";

/** Anyone looks at the builders: the approved and public ones, by name. */
export function listBuilders({ builders }: { builders: BuilderProfileRepository }) {
  return (): Promise<BuilderProfile[]> => builders.listApproved();
}
