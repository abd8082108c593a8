import { administration, type CallRows } from "../call.ts";
import { partQuery } from "../fields/page.ts";
import { messageBody } from "../message.ts";
import {
  entriesBody,
  estimateBody,
  estimateForm,
  moneySummaryBody,
  ownMoneyBody,
  unagreedBody,
} from "./commission-money.ts";
import {
  agreementForm,
  commissionRatesBody,
  exceptionForm,
  ownRatesBody,
  ratesForm,
  rateVersionsBody,
  termsIfWonBody,
} from "./commission-rates.ts";

import {
  contestForm,
  contestsBody,
  decideForm,
  operatorForm,
  operatorVersionBody,
  settleForm,
  statementListQuery,
  statementReadBody,
  statementsBody,
  waiveForm,
} from "./commission-statements.ts";

const tag = "Commission";
const callers = "members";

/** Calls about the commission that builders pay when a project completes. */
export const commissionCalls = {
  "GET /api/commission/rates": {
    tag,
    summary: "Read the commission rates of today, and the next ones",
    shows: ["commission"],
    answer: commissionRatesBody,
  },
  "GET /api/commission/agreement": {
    tag,
    summary: "Read your own commission rates as a builder, and whether you agreed to them",
    callers,
    answer: ownRatesBody,
    problems: [404],
  },
  "POST /api/commission/agreement": {
    tag,
    summary: "Agree to your commission rates by the version that you read",
    callers,
    body: agreementForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "GET /api/commission/terms/:id": {
    tag,
    summary: "Read what you pay as a builder if you win a quote request",
    callers,
    answer: termsIfWonBody,
    problems: [404],
  },
  "GET /api/admin/commission/rates": {
    ...administration,
    summary: "List all versions of the commission rates, newest first",
    answer: rateVersionsBody,
  },
  "GET /api/builders/money": {
    tag,
    summary: "Read the entries of your commission as a builder, newest first, and their sum",
    callers,
    query: partQuery,
    answer: ownMoneyBody,
    problems: [404],
  },
  "GET /api/statements": {
    tag,
    summary: "List your statements as a builder, newest first",
    callers,
    query: partQuery,
    answer: statementsBody,
    problems: [404],
  },
  "GET /api/statements/:id": {
    tag,
    summary: "Read a statement with its entries, as its builder or an admin",
    callers,
    answer: statementReadBody,
    problems: [404],
  },
  "POST /api/statements/:id/contest": {
    tag,
    summary: "Contest an entry of your statement as a builder, once, in the days for it",
    callers,
    body: contestForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "GET /api/admin/commission/contests": {
    ...administration,
    summary: "List undecided contests of statements, newest first",
    query: partQuery,
    answer: contestsBody,
  },
  "POST /api/admin/commission/contests/:id/decide": {
    ...administration,
    summary:
      "Decide a contest: keep the entry, or say its amount. Requires recent re-authentication",
    body: decideForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "GET /api/admin/commission/statements": {
    ...administration,
    summary: "List all statements, or those in a state, newest first",
    query: statementListQuery,
    answer: statementsBody,
  },
  "GET /api/admin/commission/operator": {
    ...administration,
    summary: "Read who bills the commission",
    answer: operatorVersionBody,
  },
  "PUT /api/admin/commission/operator": {
    ...administration,
    summary: "Set who bills the commission. Requires recent re-authentication",
    body: operatorForm,
    answer: messageBody,
    problems: [409],
  },
  "POST /api/admin/commission/payments": {
    ...administration,
    summary:
      "Record a payment of a statement, money paid back, or that the rest is given up. Requires recent re-authentication",
    body: settleForm,
    answer: messageBody,
    problems: [404, 409, 429],
  },
  "POST /api/admin/commission/waive": {
    ...administration,
    summary: "Waive what an accrual makes. Requires recent re-authentication",
    body: waiveForm,
    answer: messageBody,
    problems: [404],
  },
  "GET /api/admin/commission/summary": {
    ...administration,
    summary: "Read the sums of the commission: accrued this month, open, and by builder",
    answer: moneySummaryBody,
  },
  "GET /api/admin/commission/entries": {
    ...administration,
    summary: "List the entries of the commission's ledger, newest first",
    query: partQuery,
    answer: entriesBody,
  },
  "GET /api/admin/commission/unagreed": {
    ...administration,
    summary: "List completed jobs whose quotes were sent before their builder agreed to rates",
    query: partQuery,
    answer: unagreedBody,
  },
  "POST /api/admin/commission/estimate": {
    ...administration,
    summary: "Read what the last 12 months would have been by these rates, on the stored bases",
    body: estimateForm,
    answer: estimateBody,
  },
  "PUT /api/admin/commission/rates": {
    ...administration,
    summary:
      "Set the commission rates: the first at once, later ones with 30 days' notice. Requires recent re-authentication",
    body: ratesForm,
    answer: messageBody,
    problems: [409],
  },
  "PUT /api/admin/commission/builders/:id": {
    ...administration,
    summary:
      "Give one builder rates of their own, to which they agree before quoting. Requires recent re-authentication",
    body: exceptionForm,
    answer: messageBody,
    problems: [404, 409],
  },
} satisfies CallRows;
