import { type peopleCalls, toPersonBody } from "../contract/accounts/people.ts";
import { asId } from "../contract/fields/as-id.ts";
import { type HandlersOf, mapped } from "./handler.ts";

/** Handlers for admins' views of people and builders. */
export const peopleHandlers: HandlersOf<typeof peopleCalls> = {
  "GET /api/admin/people": ({ core, by }, { query: { search, group = null, page } }) =>
    mapped(
      core.accountAdministration.searchPeople({ search, group, page, by }),
      ({ people, hasMore }) => ({
        people: people.map(toPersonBody),
        hasMore,
      }),
    ),
  "POST /api/admin/people/:id/suspend": ({ core, by }, { params: { id }, body: { reason } }) =>
    mapped(core.accountAdministration.changeSuspension({ userId: asId(id), reason, by }), () => ({
      message: "Account suspended",
    })),
  "POST /api/admin/people/:id/restore": ({ core, by }, { params: { id } }) =>
    mapped(
      core.accountAdministration.changeSuspension({ userId: asId(id), reason: null, by }),
      () => ({
        message: "Account restored",
      }),
    ),
};
