import { feature } from "../shared/feature.ts";
import { changeSuspension } from "./change-suspension.ts";
import { searchPeople } from "./search-people.ts";

/** The use cases: people and builders, for admins. */
export const createAccountAdministration = feature({ searchPeople, changeSuspension });
