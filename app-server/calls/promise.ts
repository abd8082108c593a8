import {
  type promiseCalls,
  toLedgerRowBody,
  toSealBody,
} from "../contract/promise/promise-calls.ts";
import { type HandlersOf, ok } from "./handler.ts";

/** Handlers for the promise's public summary and its ledger. */
export const promiseHandlers: HandlersOf<typeof promiseCalls> = {
  "GET /api/promise/summary": async ({ core, services }, { query: { days } }) =>
    ok(await services.promiseSummaries.read(days, core)),
  "GET /api/promise/numbers": async ({ core }) => ok(await core.promise.readNumbers()),
  "GET /api/promise/ledger.json": async ({ core }, { query }) =>
    ok((await core.promise.listLedger(query)).map(toLedgerRowBody)),
  "GET /api/promise/seals": async ({ core }) =>
    ok((await core.promise.listSeals()).map(toSealBody)),
};
