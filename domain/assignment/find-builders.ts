import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import type { BuilderProfileRepository, ListedName } from "../builder-profiles/ports.ts";
import { ok, type Result } from "../shared/result.ts";
import { toSearchText } from "./requests/request-search.ts";

type Needs = { builders: BuilderProfileRepository };
type FoundBuilders = {
  builders: ListedName[];
  /** Whether more builders match than are listed. */
  hasMore: boolean;
};

/** Maximum number of builders listed; a longer search text narrows them. */
const shownBuilders = 20;

/** An admin searches builders by a part of their name. The cost doesn't grow with their number. */
export function findBuilders({ builders }: Needs) {
  return async ({
    search,
    by,
  }: {
    search: string;
    by: Principal;
  }): Promise<Result<FoundBuilders, NotSignedIn | NotAllowed>> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const found = await builders.listNames({
      text: toSearchText(search),
      limit: shownBuilders + 1,
    });
    const hasMore = found.length > shownBuilders;
    return ok({ builders: found.slice(0, shownBuilders), hasMore });
  };
}
