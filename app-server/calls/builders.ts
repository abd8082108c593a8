import { toBuilderFilter } from "../../domain/builder-profiles/builder-filter.ts";
import { builderPageSize } from "../../domain/builder-profiles/builder-search.ts";
import { maxListItems } from "../../domain/shared/page.ts";
import type { builderCalls } from "../contract/builders/builder-calls.ts";
import { toMyProfileBody } from "../contract/builders/builder-profile.ts";
import { toBuilderSearchBody } from "../contract/builders/builder-search-body.ts";
import { toBuilderBody, toViewedBuilderBody } from "../contract/builders/builders.ts";
import { toCapacityBody } from "../contract/builders/capacity.ts";
import { toExhibitBuilderBody } from "../contract/builders/exhibit-builders.ts";
import { asId } from "../contract/fields/as-id.ts";
import { type HandlersOf, mapped, ok } from "./handler.ts";
import { ifMatchVersion } from "./input/if-match.ts";

/** Handlers for builders: search, one builder, similar ones, the caller's own profile. */
export const builderHandlers: HandlersOf<typeof builderCalls> = {
  "GET /api/builders": async ({ core }, { query }) => {
    const { page, limit: size = builderPageSize, ...sent } = query;
    const wanted = { filter: toBuilderFilter(sent), page, size };
    const { builders, total, hasMore } = await core.builderProfiles.listFilteredBuilders(wanted);
    return {
      ok: true,
      value: builders.map(toBuilderBody),
      headers: { "x-total-count": `${total}` },
      next: hasMore ? { page: page + 1, limit: size } : null,
    };
  },
  "GET /api/builders/search": async ({ core }, { query: { page, ...sent } }) =>
    ok(
      toBuilderSearchBody(
        await core.builderProfiles.searchBuilders({ filter: toBuilderFilter(sent), page }),
      ),
    ),
  "GET /api/builders/network": async ({ core }) =>
    ok(await core.builderProfiles.readBuilderNetwork()),
  "GET /api/builders/profile": ({ core, by }) =>
    mapped(core.builderProfiles.readMyProfile({ by }), toMyProfileBody),
  "PUT /api/builders/profile": ({ core, by }, { body: form, ifMatch }) =>
    mapped(
      core.builderProfiles.saveMyProfile({ form, seen: ifMatchVersion(ifMatch), by }),
      toMyProfileBody,
    ),
  "GET /api/builders/capacity": ({ core, by }) =>
    mapped(core.assignment.readCapacity({ by }), toCapacityBody),
  "GET /api/builders/not-asked": ({ core, by }) => core.assignment.listNotAsked({ by }),
  "PUT /api/builders/capacity": ({ core, by }, { body: capacity }) =>
    mapped(core.assignment.saveCapacity({ capacity, by }), toCapacityBody),
  "GET /api/builders/:id": ({ core, by }, { params: { id } }) =>
    mapped(core.builderProfiles.viewBuilder({ id: asId(id), by }), toViewedBuilderBody),
  "GET /api/builders/:id/similar": async ({ core }, { params: { id } }) =>
    ok(
      (await core.builderProfiles.listSimilarBuilders({ id: asId(id) })).map(toExhibitBuilderBody),
    ),
  "GET /api/exhibit-builders": async ({ core }, { query: { page, limit = maxListItems } }) => {
    const slice = { offset: (page - 1) * limit, limit };
    const { builders, hasMore } = await core.builderProfiles.listExhibitBuilders(slice);
    return {
      ok: true,
      value: builders.map(toExhibitBuilderBody),
      next: hasMore ? { page: page + 1, limit } : null,
    };
  },
};
