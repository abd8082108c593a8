import type { ErasureFile, ErasureRepository } from "./ports.ts";

type Needs = { erasures: ErasureRepository; erasureFile: ErasureFile };

/** Brings the copy of the erasure journal beside the database up to date. The hourly clean-up does it again. */
export function copyErasures({ erasures, erasureFile }: Needs) {
  return async (): Promise<void> => erasureFile.add(await erasures.listErasures());
}
