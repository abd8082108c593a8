import type { ContentVersions } from "../../../domain/site-map/ports.ts";
import type { MadeCall } from "../../calls/clients/record-calls.ts";

type Reworded = readonly string[] | null;
type Shown = Pick<MadeCall, "content" | "ids">;
export type UntouchedCheck = ReturnType<typeof createUntouchedCheck>;

/**
 * Says whether calls need not be made again after edits: since then nothing changed of what they are made of but words of projects
 * that their answers don't name. Which projects those are is read once for all answers of the same versions.
 */
export function createUntouchedCheck(listReworded: (since: string) => Promise<Reworded>) {
  const known = new Map<string, Promise<Reworded>>();
  let knownAsOf = "";

  function rewordedBetween(since: string, now: string): Promise<Reworded> {
    if (knownAsOf !== now) known.clear();
    knownAsOf = now;
    const before = known.get(since);
    if (before) return before;
    // read after the versions, so what changed up to them is in it
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
