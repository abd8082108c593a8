import type { Clock } from "../shared/clock.ts";
import type { MediaStore, PictureRepository } from "./ports.ts";

type Needs = { media: MediaStore; pictures: PictureRepository; clock: Clock };

const unusedMs = 24 * 60 * 60 * 1000;
const mostAtOnce = 500;

/** Removes the uploads that nothing has shown for a day: dialogs that were left, projects that are gone. */
export function sweepPictures({ media, pictures, clock }: Needs) {
  return async (): Promise<void> => {
    const before = new Date(clock.now().getTime() - unusedMs);
    const keys = await pictures.listUnused(before, mostAtOnce);
    // the files first: whoever is interrupted finds the rest again
    for (const key of keys) await media.delete(key);
    await pictures.forget(keys, before);
  };
}
