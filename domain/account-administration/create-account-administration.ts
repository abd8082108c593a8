import type { UserRepository } from "../accounts/ports.ts";
import type { Ids } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";
import { changeSuspension } from "./change-suspension.ts";
import type { AccountAdministration } from "./ports.ts";
import { searchPeople } from "./search-people.ts";

/** Ports that these use cases need. */
export type AccountAdministrationPorts = {
  clock: Clock;
  ids: Ids;
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
