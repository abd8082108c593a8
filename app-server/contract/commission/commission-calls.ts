import { administration, type CallRows } from "../call.ts";
import { messageBody } from "../message.ts";
import {
  agreementForm,
  commissionRatesBody,
  exceptionForm,
  ownRatesBody,
  ratesForm,
  rateVersionsBody,
} from "./commission-rates.ts";

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
  "GET /api/admin/commission/rates": {
    ...administration,
    summary: "List all versions of the commission rates, newest first",
    answer: rateVersionsBody,
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
