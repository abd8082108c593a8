import { pick } from "../../domain/shared/records.ts";
import type { commissionCalls } from "../contract/commission/commission-calls.ts";
import {
  toEntriesBody,
  toListedEntryBody,
  toUnagreedBody,
} from "../contract/commission/commission-money.ts";
import {
  toCommissionRatesBody,
  toOwnRatesBody,
  toRateVersionsBody,
  toTermsIfWonBody,
} from "../contract/commission/commission-rates.ts";
import {
  toContestsBody,
  toOperatorVersionBody,
  toStatementReadBody,
  toStatementsBody,
} from "../contract/commission/commission-statements.ts";
import { asId } from "../contract/fields/as-id.ts";
import { withinLimits } from "../services/rate-limits/rate-limiter.ts";
import { type HandlersOf, mapped, ok } from "./handler.ts";

/** Handlers for the commission that builders pay when a project completes. */
export const commissionHandlers: HandlersOf<typeof commissionCalls> = {
  "GET /api/commission/rates": async ({ core }) =>
    ok(toCommissionRatesBody(await core.commission.readRates())),
  "GET /api/commission/agreement": ({ core, by }) =>
    mapped(core.commission.readOwnRates({ by }), toOwnRatesBody),
  "POST /api/commission/agreement": ({ core, by }, { body }) =>
    mapped(core.commission.agreeToRates({ ...body, by }), () => ({ message: "Rates agreed" })),
  "GET /api/commission/terms/:id": ({ core, by }, { params: { id } }) =>
    mapped(core.commission.readTermsIfWon({ requestId: asId(id), by }), toTermsIfWonBody),
  "GET /api/admin/commission/rates": ({ core, by }) =>
    mapped(core.commission.listRateVersions({ by }), toRateVersionsBody),
  "GET /api/builders/money": ({ core, by }, { query: page }) =>
    mapped(core.commission.readOwnMoney({ page, by }), ({ items, pay, ...money }) => ({
      ...money,
      pay: pay && pick(pay, ["payText", "payLink"]),
      entries: items.map(toListedEntryBody),
    })),
  "GET /api/statements": ({ core, by }, { query: page }) =>
    mapped(core.commission.listOwnStatements({ page, by }), toStatementsBody),
  "GET /api/statements/:id": ({ core, by }, { params: { id } }) =>
    mapped(core.commission.viewStatement({ statementId: asId(id), by }), toStatementReadBody),
  "POST /api/statements/:id/contest": (
    { core, by },
    { params: { id }, body: { entryId, ...contest } },
  ) =>
    mapped(
      core.commission.contestEntry({
        ...contest,
        statementId: asId(id),
        entryId: asId(entryId),
        by,
      }),
      () => ({ message: "Contested" }),
    ),
  "GET /api/admin/commission/contests": ({ core, by }, { query: page }) =>
    mapped(core.commission.listContests({ page, by }), toContestsBody),
  "POST /api/admin/commission/contests/:id/decide": ({ core, by }, { params: { id }, body }) =>
    mapped(core.commission.decideContest({ ...body, contestId: asId(id), by }), () => ({
      message: "Decided",
    })),
  "GET /api/admin/commission/statements": ({ core, by }, { query: { state, ...page } }) =>
    mapped(core.commission.listStatements({ state, page, by }), toStatementsBody),
  "GET /api/admin/commission/operator": ({ core, by }) =>
    mapped(core.commission.readOperator({ by }), toOperatorVersionBody),
  "PUT /api/admin/commission/operator": ({ core, by }, { body }) =>
    mapped(core.commission.setOperator({ ...body, by }), () => ({ message: "Saved" })),
  "POST /api/admin/commission/payments": async (
    { core, by, services },
    { body: { statementId, idempotencyKey: key, ...settlement } },
  ) => {
    const settle = () =>
      core.commission.settleStatement({ ...settlement, statementId: asId(statementId), key, by });
    const keys = [[services.limiters.payments, by.kind === "member" ? by.user.id : ""]] as const;
    const done = await withinLimits(keys, settle, ({ ok }) => ok);
    return done.ok ? mapped(done.value, () => ({ message: "Recorded" })) : done;
  },
  "POST /api/admin/commission/waive": ({ core, by }, { body: { entryId, reason } }) =>
    mapped(core.commission.waiveEntry({ entryId: asId(entryId), reason, by }), () => ({
      message: "Waived",
    })),
  "GET /api/admin/commission/summary": ({ core, by }) =>
    mapped(core.commission.readMoneySummary({ by }), (summary) => summary),
  "GET /api/admin/commission/entries": ({ core, by }, { query: page }) =>
    mapped(core.commission.listCommissionEntries({ page, by }), toEntriesBody),
  "GET /api/admin/commission/unagreed": ({ core, by }, { query: page }) =>
    mapped(core.commission.listUnagreedJobs({ page, by }), toUnagreedBody),
  "POST /api/admin/commission/estimate": ({ core, by }, { body }) =>
    mapped(core.commission.estimateRates({ ...body, by }), (estimate) => estimate),
  "PUT /api/admin/commission/rates": ({ core, by }, { body }) =>
    mapped(core.commission.setRates({ ...body, by }), () => ({ message: "Rates saved" })),
  "PUT /api/admin/commission/builders/:id": ({ core, by }, { params: { id }, body }) =>
    mapped(core.commission.setException({ ...body, builderId: asId(id), by }), () => ({
      message: "Rates of the builder saved",
    })),
};
