import type { ContentVersions } from "../../domain/site-map/ports.ts";
import type { MadeCall } from "./record-calls.ts";

type Reworded = readonly string[] | null;
type Shown = Pick<MadeCall, "content" | "ids">;
export type UntouchedCheck = ReturnType<typeof createUntouchedCheck>;

/**
 * Decides whether calls can be reused after edits: when nothing that they depend on changed since,
 * except words of projects that their answers don't contain. The list of those projects is read
 * once for all answers of the same versions.
 */
export function createUntouchedCheck(listReworded: (since: string) => Promise<Reworded>) {
  const known = new Map<string, Promise<Reworded>>();
  let knownAsOf = "";

  function rewordedBetween(since: string, now: string): Promise<Reworded> {
    if (knownAsOf !== now) known.clear();
    knownAsOf = now;
    const before = known.get(since);
    if (before) return before;
    // read after the versions, so it includes every change up to them
    const reworded = listReworded(since).catch(() => null);
    known.set(since, reworded);
    return reworded;
  }

  return async (
    calls: readonly Shown[],
    of: ContentVersions,
    versions: ContentVersions,
  ): Promise<boolean> => {
    const isOfProjectsAlone = ({ content, ids }: Shown) =>
      ids !== null && content.every((kind) => kind === "projects" || of[kind] === versions[kind]);
    if (!calls.every(isOfProjectsAlone)) return false;
    const reworded = await rewordedBetween(of.projects, versions.projects);
    return reworded?.every((id) => calls.every(({ ids }) => !ids?.includes(id))) ?? false;
  };
}
