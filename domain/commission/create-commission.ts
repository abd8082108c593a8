import { feature } from "../shared/feature.ts";
import { agreeToRates, readOwnRates, readRates } from "./agree-to-rates.ts";
import { listRateVersions, setException, setRates } from "./change-rates.ts";
import { readTermsIfWon } from "./if-won.ts";
import {
  estimateRates,
  listCommissionEntries,
  listUnagreedJobs,
  readMoneySummary,
  readOwnMoney,
} from "./read-money.ts";

/** The use cases: what the operator earns from builders when projects complete. */
export const createCommission = feature({
  readRates,
  readOwnRates,
  agreeToRates,
  readTermsIfWon,
  listRateVersions,
  setRates,
  setException,
  estimateRates,
  readOwnMoney,
  readMoneySummary,
  listCommissionEntries,
  listUnagreedJobs,
});
