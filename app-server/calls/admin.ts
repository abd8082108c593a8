import type { Refusal } from "../../domain/core.ts";
import type { Result } from "../../domain/shared/result.ts";
import type { adminCalls } from "../contract/admin/admin-calls.ts";
import { isSearch, toRequestSearch } from "../contract/admin/admin-queries.ts";
import {
  toAdminQuotesBody,
  toFoundQuotesBody,
  toViewedQuoteBody,
} from "../contract/admin/admin-quotes.ts";
import { toAssignmentMessage } from "../contract/admin/assignment-forms.ts";
import { toAuditBody } from "../contract/admin/audit.ts";
import { toSyncStateBody } from "../contract/admin/content-sync.ts";
import { toFoundBuildersBody } from "../contract/admin/found-builders.ts";
import { toMailHoldBody } from "../contract/admin/mail-hold.ts";
import { toQuoteMeasuresBody } from "../contract/admin/quote-measures.ts";
import { toReportsBody } from "../contract/admin/reports.ts";
import { asId } from "../contract/fields/as-id.ts";
import { toSuggestedBuildersBody } from "../contract/quotes/suggested-builders.ts";
import { type HandlersOf, mapped } from "./handler.ts";

/** Handlers for admins' views of requests, and their actions on them. */
export const adminHandlers: HandlersOf<typeof adminCalls> = {
  "GET /api/admin/dashboard": ({ core, by }) =>
    mapped(core.assignment.readAdminStats({ by }), (stats) => stats),
  "GET /api/admin/reports": ({ core, by }) =>
    mapped(core.promise.readReports({ by }), toReportsBody),
  "GET /api/admin/quote-measures": ({ core, by }) =>
    mapped(core.figures.readQuoteMeasures({ by }), toQuoteMeasuresBody),
  "GET /api/admin/content-sync": ({ core, by }) =>
    mapped(core.contentSync.readSyncState({ by }), toSyncStateBody),
  "GET /api/admin/mail-hold": ({ core, by }) =>
    mapped(core.mailHold.viewMailHold({ by }), toMailHoldBody),
  "POST /api/admin/mail-hold/release": ({ core, by }, { body: { queued } }) =>
    mapped(core.mailHold.releaseMail({ queued, by }), (released) => released),
  "GET /api/admin/audit": ({ core, by }, { query: { kind, id, ...page } }) => {
    const filter = { objectKind: kind ?? null, objectId: id ?? null };
    return mapped(core.assignment.listAuditEvents({ by, filter, page }), toAuditBody);
  },
  "GET /api/admin/builders": ({ core, by }, { query: { search = "" } }) =>
    mapped(core.assignment.findBuilders({ search, by }), toFoundBuildersBody),
  "GET /api/admin/quotes": ({ core, by }, { query }) => {
    if (isSearch(query)) {
      return mapped(
        core.assignment.searchQuotes({ by, ...toRequestSearch(query) }),
        toFoundQuotesBody,
      );
    }
    const { status, ...page } = query;
    return mapped(
      core.assignment.listQuotesForAdmin({ by, group: status ?? null, page }),
      toAdminQuotesBody,
    );
  },
  "GET /api/admin/quotes/:id": ({ core, by }, { params: { id } }) =>
    mapped(core.assignment.viewQuoteForAdmin({ requestId: asId(id), by }), toViewedQuoteBody),
  "GET /api/admin/quotes/:id/suggested-builders": ({ core, by }, { params: { id } }) =>
    mapped(
      core.assignment.listSuggestedBuilders({ requestId: asId(id), by }),
      toSuggestedBuildersBody,
    ),
  "PATCH /api/admin/quotes/:id": ({ core, by }, { params: { id }, body: form }) =>
    done(
      core.assignment.annotateRequest({ requestId: asId(id), ...form, by }),
      "Quote request updated",
    ),
  "POST /api/admin/quotes/:id/assign": ({ core, by }, { params: { id }, body: form }) =>
    mapped(
      core.assignment.assignBuilders({ requestId: asId(id), ...form, by }),
      toAssignmentMessage,
    ),
  "POST /api/admin/quotes/:id/send-again": ({ core, by }, { params: { id }, body }) =>
    done(
      core.assignment.sendAgain({ requestId: asId(id), builderIds: body.builderIds ?? null, by }),
      "The invitations are being sent again",
    ),
  "POST /api/admin/quotes/:id/complete": ({ core, by }, { params: { id } }) =>
    done(core.assignment.completeRequest({ requestId: asId(id), by }), "Quote request completed"),
  "POST /api/admin/quotes/:id/cancel": ({ core, by }, { params: { id }, body: { reason } }) =>
    done(core.quotes.cancelRequest({ requestId: asId(id), reason, by }), "Quote request canceled"),
  "POST /api/admin/quotes/:id/erase": ({ core, by }, { params: { id } }) =>
    done(
      core.privacy.eraseRequest({ requestId: asId(id), by }),
      "The personal data of the request is erased",
    ),
  "POST /api/admin/quotes/:id/reopen": ({ core, by }, { params: { id }, body: { reason } }) =>
    done(
      core.assignment.reopenRequest({ requestId: asId(id), reason, by }),
      "Quote request reopened",
    ),
};

const done = (result: Promise<Result<unknown, Refusal>>, message: string) =>
  mapped(result, () => ({ message }));
