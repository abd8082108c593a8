import * as z from "zod";
import type { SyncState } from "../../../domain/content-sync/ports.ts";

const count = z.int();
const time = z.string().nullable();
const where = { kind: z.string(), title: z.string().nullable() };

/**
 * The result of the last content sync. `outcome` is null when there was none; `interrupted` means
 * that its process died.
 */
export const syncStateBody = z.object({
  source: z.string().nullable(),
  outcome: z.enum(["done", "partly", "stopped", "failed", "interrupted"]).nullable(),
  startedAt: time,
  endedAt: time,
  /** When projects were last read from the source. */
  projectsReadAt: time,
  kinds: z.array(
    z.object({
      kind: z.string(),
      seen: count,
      created: count,
      updated: count,
      removed: count,
      unchanged: count,
      flawed: count,
      written: count,
      failure: z.string().nullable(),
    }),
  ),
  problems: z.array(
    z.object({
      ...where,
      sourceId: z.string().nullable(),
      property: z.string().nullable(),
      message: z.string(),
    }),
  ),
  conflicts: z.array(z.object({ ...where, field: z.string(), kept: z.enum(["ours", "theirs"]) })),
});
export type SyncStateBody = z.infer<typeof syncStateBody>;

export function toSyncStateBody({ last, projectsReadAt }: SyncState): SyncStateBody {
  const { kinds = [], problems = [], conflicts = [] } = last?.report ?? {};
  return {
    source: last?.source ?? null,
    outcome: last?.outcome ?? null,
    startedAt: last?.startedAt.toISOString() ?? null,
    endedAt: last?.endedAt.toISOString() ?? null,
    projectsReadAt: projectsReadAt?.toISOString() ?? null,
    kinds,
    problems,
    conflicts: conflicts.map(({ kind, title, field, kept }) => ({ kind, title, field, kept })),
  };
}
