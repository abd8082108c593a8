import type { BuilderProfileRepository } from "./ports.ts";

/** Another text after every change of what lists of builders show: whoever keeps a copy asks for it. */
export function buildersVersion({ builders }: { builders: BuilderProfileRepository }) {
  return (): Promise<string> => builders.version();
}
