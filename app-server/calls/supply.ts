import type { supplyCalls } from "../contract/admin/supply-calls.ts";
import { problemOf } from "../contract/problem.ts";
import { readBuilderCsv } from "../services/read-builder-csv.ts";
import { type HandlersOf, mapped } from "./handler.ts";

/** Whether there are builders enough, for admins. */
export const supplyHandlers: HandlersOf<typeof supplyCalls> = {
  "GET /api/admin/supply": ({ core, by }, { query: { city = null } }) =>
    mapped(core.supply.readSupply({ city, by }), (supply) => supply),
  "GET /api/admin/supply/near": ({ core, by }, { query }) =>
    mapped(core.supply.listNearBuilders({ ...query, by }), (builders) => ({ builders })),
  "POST /api/admin/builders/import": async ({ core, by }, { body: { csv, ...how } }) => {
    const read = readBuilderCsv(csv);
    if ("problem" in read) {
      const { problem: message } = read;
      const errors = [{ field: "csv", message }];
      return { ok: false, problem: problemOf("invalid-input", 400, message, errors) };
    }
    return mapped(core.supply.importBuilders({ ...how, rows: read.rows, by }), (rows) => ({
      isDryRun: how.isDryRun,
      rows,
    }));
  },
};
