import { feature } from "../shared/feature.ts";
import { agreeToRates, readOwnRates, readRates } from "./agree-to-rates.ts";
import { listRateVersions, setException, setRates } from "./change-rates.ts";
import { contestEntry, decideContest, listContests } from "./contest-entry.ts";
import { readTermsIfWon } from "./if-won.ts";
import { followStatements, issueStatements } from "./issue-statements.ts";
import {
  estimateRates,
  listCommissionEntries,
  listUnagreedJobs,
  readMoneySummary,
  readOwnMoney,
  recountCommission,
} from "./read-money.ts";
import { listOwnStatements, listStatements, viewStatement } from "./read-statements.ts";
import { readOperator, setOperator } from "./set-operator.ts";
import { settleStatement, waiveEntry } from "./settle-statement.ts";

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
  readOperator,
  setOperator,
  issueStatements,
  followStatements,
  recountCommission,
  listOwnStatements,
  listStatements,
  viewStatement,
  settleStatement,
  waiveEntry,
  contestEntry,
  listContests,
  decideContest,
});
