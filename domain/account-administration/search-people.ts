import { adminOf } from "../accounts/admin-of.ts";
import { countPeople, type PeopleReadPorts } from "../accounts/people-reads.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn, ReauthenticationNeeded } from "../accounts/refusals.ts";
import { ok, type Result } from "../shared/result.ts";
import {
  type AccountAdministration,
  type ListedPerson,
  type PeopleGroup,
  peoplePageSize,
} from "./ports.ts";

type Needs = PeopleReadPorts & { accountAdministration: AccountAdministration };
type SearchPeople = { search: string; group: PeopleGroup | null; page: number; by: Principal };
type FoundPeople = { people: ListedPerson[]; hasMore: boolean };

/**
 * An admin looks for people and builders, by name, company or email address. More than 300 people an hour require
 * re-authentication.
 */
export function searchPeople(ports: Needs) {
  const { accountAdministration } = ports;
  return async ({
    search,
    group,
    page,
    by,
  }: SearchPeople): Promise<
    Result<FoundPeople, NotSignedIn | NotAllowed | ReauthenticationNeeded>
  > => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const offset = (page - 1) * peoplePageSize;
    const limit = peoplePageSize + 1;
    const found = await accountAdministration.search({ search, group, offset, limit });
    const people = found.slice(0, peoplePageSize);
    const counted = await countPeople(ports)({
      by,
      ids: people.flatMap(({ account }) => account?.id ?? []),
    });
    if (!counted.ok) return counted;
    return ok({ people, hasMore: found.length > peoplePageSize });
  };
}
