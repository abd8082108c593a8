import type { supplyCalls } from "../contract/admin/supply-calls.ts";
import { type HandlersOf, mapped } from "./handler.ts";

/** Whether there are builders enough, for admins. */
export const supplyHandlers: HandlersOf<typeof supplyCalls> = {
  "GET /api/admin/supply": ({ core, by }, { query: { city = null } }) =>
    mapped(core.supply.readSupply({ city, by }), (supply) => supply),
  "GET /api/admin/supply/near": ({ core, by }, { query }) =>
    mapped(core.supply.listNearBuilders({ ...query, by }), (builders) => ({ builders })),
};
