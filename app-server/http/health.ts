import { Hono } from "hono";
import type { SyncState } from "../../domain/content-sync/ports.ts";
import type { MailHold } from "../../domain/messages/mail-hold.ts";
import { toSyncStateBody } from "../contract/admin/content-sync.ts";
import { release } from "../contract/release.ts";

/** Returns null when ready, otherwise the missing part in one or two words for the operator. */
export type Readiness = () => Promise<string | null>;

type Needs = {
  readiness: Readiness;
  syncState(): Promise<SyncState>;
  mailHold(): Promise<MailHold | null>;
};

/**
 * `/healthz`: the process answers, with its release. `/readyz`: the database answers too, its migrations are applied,
 * and the process is not stopping. `/readyz?verbose` also reports the last content sync and whether
 * emails are held; these don't affect readiness.
 */
export function healthRoutes({ readiness, syncState, mailHold }: Needs) {
  return new Hono()
    .get("/healthz", (c) => c.json({ status: "ok", version: release }))
    .get("/readyz", async (c) => {
      const missing = await readiness();
      if (missing !== null) return c.json({ status: "not ready", reason: missing }, 503);
      if (c.req.query("verbose") === undefined) return c.json({ status: "ok" });
      const [state, held] = await Promise.all([syncState(), mailHold()]);
      const { problems, conflicts, kinds, ...contentSync } = toSyncStateBody(state);
      const counts = { problemCount: problems.length, conflictCount: conflicts.length };
      // public: failure messages quote content, so only admins see them
      const reported = kinds.map(({ failure, ...kind }) => ({
        ...kind,
        isFailed: failure !== null,
      }));
      return c.json({
        status: "ok",
        mailHold: held && { since: held.since.toISOString(), origin: held.origin },
        contentSync: { ...contentSync, ...counts, kinds: reported },
      });
    });
}
