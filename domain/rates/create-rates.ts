import { feature } from "../shared/feature.ts";
import { readManual, saveManual, viewDeadlines } from "../show-plan/edit-manual.ts";
import { listBenchmarks, saveBenchmarks } from "./benchmarks.ts";
import { listCurrencies } from "./currencies.ts";
import { saveRateCard, viewRateCard } from "./rate-card.ts";
import { listShowServices, saveShowServices, viewShowServices } from "./show-services.ts";

/** The use cases: rates of shows, benchmarks, builders' own rates, and currencies. */
export const createRates = feature({
  listShowServices,
  viewShowServices,
  saveShowServices,
  listBenchmarks,
  saveBenchmarks,
  viewRateCard,
  saveRateCard,
  listCurrencies,
  readManual,
  saveManual,
  viewDeadlines,
});
