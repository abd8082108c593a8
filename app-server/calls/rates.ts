import { usualChoices } from "../../domain/offers/landed/show-charges.ts";
import { milestoneLabels } from "../../domain/show-plan/milestone-words.ts";
import type { ShowManual } from "../../domain/show-plan/show-manual.ts";
import { asId } from "../contract/fields/as-id.ts";
import { toAppliedServicesBody } from "../contract/rates/applied-services.ts";
import type { rateCalls } from "../contract/rates/rate-calls.ts";
import { toListedServicesBody } from "../contract/rates/show-services.ts";
import { type HandlersOf, mapped } from "./handler.ts";

type Manual<Part extends keyof ShowManual> = { value: ShowManual[Part]; version: string };
const toRules = ({ value: rules, version }: Manual<"rules">) => ({ rules, version });
const toDeadlines = ({ value: deadlines, version }: Manual<"deadlines">) => ({
  deadlines,
  version,
});

/** Handlers for rates of shows, typical prices, and builders' own rates. */
export const rateHandlers: HandlersOf<typeof rateCalls> = {
  "GET /api/trade-shows/:id/services": ({ core, by, now }, { params: { id } }) =>
    mapped(core.rates.viewShowServices({ showId: asId(id), by }), ({ applied, ...own }) => ({
      ...own,
      applied: toAppliedServicesBody(applied, usualChoices, now),
    })),
  "GET /api/trade-shows/:id/deadlines": ({ core }, { params: { id } }) =>
    mapped(core.rates.viewDeadlines({ showId: asId(id) }), (deadlines) => ({
      deadlines: deadlines.map((each) => ({ ...each, label: milestoneLabels[each.key] })),
    })),
  "GET /api/admin/show-services": ({ core, by, now }) =>
    mapped(core.rates.listShowServices({ by }), (listed) => toListedServicesBody(listed, now)),
  "PUT /api/admin/trade-shows/:id/services": ({ core, by }, { params: { id }, body }) =>
    core.rates.saveShowServices({ of: { showId: asId(id) }, ...body, by }),
  "GET /api/admin/trade-shows/:id/rules": ({ core, by }, { params: { id } }) =>
    mapped(core.rates.readManual({ showId: asId(id), part: "rules", by }), toRules),
  "PUT /api/admin/trade-shows/:id/rules": ({ core, by }, { params: { id }, body }) => {
    const { rules: value, seen } = body;
    const saved = core.rates.saveManual({ showId: asId(id), part: "rules", value, seen, by });
    return mapped(saved, toRules);
  },
  "GET /api/admin/trade-shows/:id/deadlines": ({ core, by }, { params: { id } }) =>
    mapped(core.rates.readManual({ showId: asId(id), part: "deadlines", by }), toDeadlines),
  "PUT /api/admin/trade-shows/:id/deadlines": ({ core, by }, { params: { id }, body }) => {
    const { deadlines: value, seen } = body;
    const saved = core.rates.saveManual({ showId: asId(id), part: "deadlines", value, seen, by });
    return mapped(saved, toDeadlines);
  },
  "PUT /api/admin/countries/:id/services": ({ core, by }, { params: { id }, body }) =>
    core.rates.saveShowServices({ of: { country: id }, ...body, by }),
  "GET /api/admin/benchmarks": ({ core, by }) => core.rates.listBenchmarks({ by }),
  "PUT /api/admin/benchmarks": ({ core, by }, { body }) =>
    core.rates.saveBenchmarks({ ...body, by }),
  "GET /api/currencies": ({ core }) =>
    mapped(core.rates.listCurrencies(), (currencies) => ({ currencies })),
  "GET /api/builders/rates": ({ core, by }) => core.rates.viewRateCard({ by }),
  "PUT /api/builders/rates": ({ core, by }, { body: { rates: card, seen } }) =>
    core.rates.saveRateCard({ card, seen, by }),
};
