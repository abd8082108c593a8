import type { PeopleReadPorts } from "../accounts/people-reads.ts";
import type { UserRepository } from "../accounts/ports.ts";
import type { ChangeBuildersNeeds } from "../assignment/change-builders.ts";
import { changeSuspension } from "./change-suspension.ts";
import type { AccountAdministration } from "./ports.ts";
import { searchPeople } from "./search-people.ts";

/** Ports that these use cases need. */
export type AccountAdministrationPorts = ChangeBuildersNeeds &
  PeopleReadPorts & {
    accountAdministration: AccountAdministration;
    users: UserRepository;
  };

/** The use cases: people and builders, for admins. */
export function createAccountAdministration(ports: AccountAdministrationPorts) {
  return {
    searchPeople: searchPeople(ports),
    changeSuspension: changeSuspension(ports),
  };
}
