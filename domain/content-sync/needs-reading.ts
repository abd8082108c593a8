import { hourMs } from "../shared/time/time-units.ts";
import type { ListedPage } from "./content-item.ts";
import type { KnownPage } from "./ports.ts";

/** Sources may report edit times by the minute, so content read within that minute may have changed since. */
const editGrainMs = 60_000;

/**
 * Staged pages are reused for this long: their pictures, which nothing shows yet, are deleted after
 * a day.
 */
const stagedMs = 12 * hourMs;

/** Whether a page is unchanged since an earlier sync staged it, recently enough to be used. */
export function isStillStaged(
  page: Pick<ListedPage, "editedAt">,
  staged: KnownPage,
  { now, fingerprint }: { now: Date; fingerprint: string },
): boolean {
  if (needsReading(page, staged, { isFull: false, fingerprint })) return false;
  return staged.readAt !== null && now.getTime() - staged.readAt.getTime() < stagedMs;
}

/** Whether a page may have changed since it was last read. */
export function needsReading(
  page: Pick<ListedPage, "editedAt">,
  known: KnownPage | undefined,
  { isFull, fingerprint }: { isFull: boolean; fingerprint: string },
): boolean {
  if (isFull || !known || known.readAt === null || known.fingerprint !== fingerprint) return true;
  if (known.editedAt.getTime() !== page.editedAt.getTime()) return true;
  return known.readAt.getTime() < known.editedAt.getTime() + editGrainMs;
}
