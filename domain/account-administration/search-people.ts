import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import { unlessAdmin } from "../accounts/unless-admin.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import {
  type AccountAdministration,
  type ListedPerson,
  type PeopleGroup,
  peoplePageSize,
} from "./ports.ts";

type Needs = { accountAdministration: AccountAdministration };
type SearchPeople = { search: string; group: PeopleGroup | null; page: number; by: Principal };
type FoundPeople = { people: ListedPerson[]; hasMore: boolean };

/** An admin looks for people and builders, by name, company or email address. */
export function searchPeople({ accountAdministration }: Needs) {
  return async ({
    search,
    group,
    page,
    by,
  }: SearchPeople): Promise<Result<FoundPeople, NotSignedIn | NotAllowed>> => {
    const refusal = unlessAdmin(by);
    if (refusal) return refuse(refusal);
    const offset = (page - 1) * peoplePageSize;
    const limit = peoplePageSize + 1;
    const found = await accountAdministration.search({ search, group, offset, limit });
    const people = found.slice(0, peoplePageSize);
    return ok({ people, hasMore: found.length > peoplePageSize });
  };
}
