import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import { ok, type Result } from "../shared/result.ts";
import type { EditedKind } from "./edited-kind.ts";
import type { ContentEditing, ListedContent } from "./ports.ts";

type ListContent = { kind: EditedKind; search: string; page: PageRequest; by: Principal };
type Answer = Result<Page<ListedContent>, NotSignedIn | NotAllowed>;

/** An admin lists content of a kind, newest first, hidden content included. */
export function listContent({ contentEditing }: { contentEditing: ContentEditing }) {
  return async ({ kind, search, page, by }: ListContent): Promise<Answer> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    return ok(await contentEditing.list(kind, search, page));
  };
}
