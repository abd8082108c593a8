import type { Clock } from "../shared/time/clock.ts";
import { minuteMs } from "../shared/time/time-units.ts";
import { nextTryAt } from "./linked-picture.ts";
import type {
  ImageProcessor,
  LinkedPictureRepository,
  MediaStore,
  PictureFetcher,
  PictureRepository,
} from "./ports.ts";
import { storePicture } from "./store-picture.ts";

type Needs = {
  media: MediaStore;
  imageProcessor: ImageProcessor;
  pictures: PictureRepository;
  linkedPictures: LinkedPictureRepository;
  /** Null when this site fetches no links. */
  fetchPicture: PictureFetcher | null;
  clock: Clock;
};
type Failure = { problem: string; isFinal: boolean };

const atOnce = 4;
/** Maximum links per run: all of them may time out within one run of the job. */
const maxInOneRun = 40;
const heldMs = 10 * minuteMs;

/**
 * Copies linked pictures that are due. Each link is copied once: later changes at its host have no
 * effect.
 */
export function copyLinkedPictures(ports: Needs) {
  const { linkedPictures, fetchPicture, clock } = ports;
  const store = storePicture(ports);

  async function copy(url: string, fetcher: PictureFetcher): Promise<Failure | null> {
    const fetched = await fetcher(url);
    if (fetched.kind === "failed") return fetched;
    const stored = await store(fetched.bytes, null);
    if (!stored.ok) return { problem: stored.refusal.kind, isFinal: true };
    await linkedPictures.saveCopy(url, stored.value.url);
    return null;
  }

  async function copyOne({ url, tries }: { url: string; tries: number }, fetcher: PictureFetcher) {
    const noteFailure = ({ problem, isFinal }: Failure) =>
      linkedPictures.saveFailure(url, {
        problem,
        nextTryAt: isFinal ? null : nextTryAt(tries, clock.now()),
      });
    try {
      const failure = await copy(url, fetcher);
      if (failure) await noteFailure(failure);
    } catch (error) {
      await noteFailure({ problem: "cannot be kept at the moment", isFinal: false });
      throw error;
    }
  }

  return async (): Promise<void> => {
    if (!fetchPicture) return;
    const at = clock.now();
    const until = new Date(at.getTime() + heldMs);
    const due = await linkedPictures.claimDue({ at, until, limit: maxInOneRun });
    const line = due.values();
    const failures: unknown[] = [];
    const work = async () => {
      for (const link of line) {
        await copyOne(link, fetchPicture).catch((error: unknown) => failures.push(error));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    if (failures.length > 0) throw failures[0];
  };
}
