import type { commissionCalls } from "../contract/commission/commission-calls.ts";
import {
  toCommissionRatesBody,
  toOwnRatesBody,
  toRateVersionsBody,
} from "../contract/commission/commission-rates.ts";
import { asId } from "../contract/fields/as-id.ts";
import { type HandlersOf, mapped, ok } from "./handler.ts";

/** Handlers for the commission that builders pay when a project completes. */
export const commissionHandlers: HandlersOf<typeof commissionCalls> = {
  "GET /api/commission/rates": async ({ core }) =>
    ok(toCommissionRatesBody(await core.commission.readRates())),
  "GET /api/commission/agreement": ({ core, by }) =>
    mapped(core.commission.readOwnRates({ by }), toOwnRatesBody),
  "POST /api/commission/agreement": ({ core, by }, { body }) =>
    mapped(core.commission.agreeToRates({ ...body, by }), () => ({ message: "Rates agreed" })),
  "GET /api/admin/commission/rates": ({ core, by }) =>
    mapped(core.commission.listRateVersions({ by }), toRateVersionsBody),
  "PUT /api/admin/commission/rates": ({ core, by }, { body }) =>
    mapped(core.commission.setRates({ ...body, by }), () => ({ message: "Rates saved" })),
  "PUT /api/admin/commission/builders/:id": ({ core, by }, { params: { id }, body }) =>
    mapped(core.commission.setException({ ...body, builderId: asId(id), by }), () => ({
      message: "Rates of the builder saved",
    })),
};
