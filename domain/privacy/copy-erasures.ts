import type { ErasureFile, ErasureRepository } from "./ports.ts";

type Needs = { erasures: ErasureRepository; erasureFile: ErasureFile };

/**
 * Completes the copy of the erasure journal outside the database. The hourly cleanup repeats it.
 */
export function copyErasures({ erasures, erasureFile }: Needs) {
  return async (): Promise<void> => erasureFile.add(await erasures.listErasures());
}
