import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import { entityOf } from "../content-sync/content-entity.ts";
import type { Fields } from "../shared/fields.ts";
import type { Ids } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { HtmlSanitizer } from "../shared/text/safe-html.ts";
import type { Clock } from "../shared/time/clock.ts";
import { type FieldsRefused, whyNotFields } from "./check-fields.ts";
import { editedFields } from "./edited-fields.ts";
import type { EditedKind } from "./edited-kind.ts";
import type { ContentEditing, EditedEntity } from "./ports.ts";

type Needs = {
  contentEditing: ContentEditing;
  builders: Pick<BuilderProfileRepository, "findMany">;
  sanitize: HtmlSanitizer;
  ids: Ids;
  clock: Clock;
};
type AddContent = { kind: EditedKind; fields: Fields; by: Principal };

/** An admin adds content. It is public at once, and no sync removes it. */
export function addContent({ contentEditing, builders, sanitize, ids, clock }: Needs) {
  return async ({
    kind,
    fields,
    by,
  }: AddContent): Promise<Result<{ id: string }, NotSignedIn | NotAllowed | FieldsRefused>> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const at = clock.now();
    const id: string = ids.next();
    const about = { id, at, createdAt: at, former: null, isSample: false };
    const edited = editedFields({ kind, fields, before: null }, sanitize);
    const refused = await whyNotFields({ builders }, kind, edited, at);
    if (refused) return refuse(refused);
    await contentEditing.save({
      content: entityOf(kind, edited, about) as EditedEntity,
      before: null,
      isHidden: false,
      at,
      audit: { actorId: admin.value.user.id, action: "content.added" },
    });
    return ok({ id });
  };
}
