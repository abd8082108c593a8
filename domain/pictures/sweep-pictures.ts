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
 * Removes the uploads that nothing has shown for a day: dialogs that were left, projects that are gone. The same for copies of
 * linked pictures; links that came by other ways than a form are written down here. A file that cannot be deleted does not stop
 * the others; it fails the run at its end.
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
