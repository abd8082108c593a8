import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import { entityOf, fieldsOf } from "../content-sync/content-entity.ts";
import type { Fields } from "../shared/fields.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { HtmlSanitizer } from "../shared/text/safe-html.ts";
import type { Clock } from "../shared/time/clock.ts";
import { changedFields } from "../shared/writes/changed-fields.ts";
import { type ChangedMeanwhile, isChangedSince } from "../shared/writes/changed-meanwhile.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { type FieldsRefused, whyNotFields } from "./check-fields.ts";
import { editedFields } from "./edited-fields.ts";
import type { EditedKind } from "./edited-kind.ts";
import type { ContentEditing, EditedContent, EditedEntity } from "./ports.ts";
import type { ContentNotFound } from "./refusals.ts";

type Needs = {
  contentEditing: ContentEditing;
  builders: Pick<BuilderProfileRepository, "findMany">;
  sanitize: HtmlSanitizer;
  clock: Clock;
};
type At = { kind: EditedKind; id: string; by: Principal };
type Refused = NotSignedIn | NotAllowed | ContentNotFound | ChangedMeanwhile | FieldsRefused;
type Answer = Result<EditedContent, Refused>;

/** An admin reads content as it is edited, hidden or not. */
export function viewContent({ contentEditing }: Pick<Needs, "contentEditing">) {
  return async ({ kind, id, by }: At): Promise<Answer> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const found = await contentEditing.find(kind, id);
    return found ? ok(found) : refuse({ kind: "content-not-found" });
  };
}

/**
 * An admin edits content. `seen`: `updatedAt` of the version that was edited, if given; an outdated
 * one is refused.
 */
export function editContent({ contentEditing, builders, sanitize, clock }: Needs) {
  return ({
    fields,
    seen,
    ...about
  }: At & { fields: Fields; seen: Date | null }): Promise<Answer> =>
    change({ contentEditing, clock }, about, async (before, at) => {
      if (isChangedSince(seen, before)) return refuse({ kind: "changed-meanwhile" });
      const { kind } = about;
      const stored = fieldsOf(before.content);
      const edited = editedFields({ kind, fields, before: stored }, sanitize);
      const refused = await whyNotFields({ builders }, kind, edited, at);
      if (refused) return refuse(refused);
      const { id } = before.content.entity;
      const former = before.content;
      const content = entityOf(kind, edited, { id, at, createdAt: at, former, isSample: false });
      const changed = changedFields(stored, edited);
      return ok({
        content: content as EditedEntity,
        isHidden: before.isHidden,
        action: "content.changed",
        detail: { changed },
      });
    });
}

/** An admin hides content from the public, or shows it again. Idempotent. */
export function hideContent({ contentEditing, clock }: Pick<Needs, "contentEditing" | "clock">) {
  return ({ isHidden, ...about }: At & { isHidden: boolean }): Promise<Answer> =>
    change({ contentEditing, clock }, about, async ({ content, isHidden: wasHidden }) =>
      ok(
        isHidden === wasHidden
          ? null
          : { content, isHidden, action: isHidden ? "content.hidden" : "content.shown" },
      ),
    );
}

type Change = Pick<EditedContent, "content" | "isHidden"> & {
  action: string;
  detail?: Record<string, unknown>;
};

/** Loads content, decides, and stores the change; null changes nothing. */
function change(
  { contentEditing, clock }: Pick<Needs, "contentEditing" | "clock">,
  { kind, id, by }: At,
  decide: (
    before: EditedContent,
    at: Date,
  ) => Promise<Result<Change | null, ChangedMeanwhile | FieldsRefused>>,
): Promise<Answer> {
  return retryStale(async () => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const before = await contentEditing.find(kind, id);
    if (!before) return refuse({ kind: "content-not-found" });
    // never the same instant twice: it distinguishes concurrent saves
    const at = new Date(Math.max(clock.now().getTime(), before.updatedAt.getTime() + 1));
    const decided = await decide(before, at);
    if (!decided.ok) return decided;
    if (!decided.value) return ok(before);
    const { content, isHidden, action, detail } = decided.value;
    const audit = { actorId: admin.value.user.id, action, ...(detail && { detail }) };
    await contentEditing.save({ content, before, isHidden, at, audit });
    return ok({ ...before, content, isHidden, updatedAt: at });
  });
}
