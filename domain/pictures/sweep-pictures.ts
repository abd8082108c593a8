import { collectFailures } from "../shared/collect-failures.ts";
import type { Clock } from "../shared/time/clock.ts";
import { dayMs } from "../shared/time/time-units.ts";
import type { LinkedPictureRepository, MediaStore, PictureRepository } from "./ports.ts";

type Needs = {
  media: Pick<MediaStore, "delete">;
  pictures: Pick<PictureRepository, "listUnused" | "forget">;
  linkedPictures: Pick<LinkedPictureRepository, "noteShown" | "forgetUnshown">;
  clock: Clock;
};

const unusedMs = dayMs;
const maxAtOnce = 500;

/**
 * Removes uploads that nothing has shown for a day, and copies of such links. Also records links
 * that were stored without a form. A failure doesn't stop the others; the run throws at its end.
 */
export function sweepPictures({ media, pictures, linkedPictures, clock }: Needs) {
  return async (): Promise<void> => {
    const before = new Date(clock.now().getTime() - unusedMs);
    await linkedPictures.noteShown();
    await linkedPictures.forgetUnshown(before);
    const keys = await pictures.listUnused(before, maxAtOnce);
    const { attempt, throwFailures } = collectFailures();
    for (const key of keys) await attempt(() => pictures.forget(key, before, media.delete));
    throwFailures();
  };
}
