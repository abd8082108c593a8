import type { ZodType } from "zod";
import type { Refusal } from "../../domain/core.ts";
import type { Result } from "../../domain/shared/result.ts";
import type { Api } from "../../web/context.ts";
import { ApiError } from "../../web/context.ts";
import { apiHandlers } from "../calls/api-handlers.ts";
import type { Services } from "../calls/handler.ts";
import { createClientInProcess } from "../calls/in-process.ts";
import { toCurrentUserBody } from "../contract/accounts.ts";
import {
  adminQuotesQuery,
  toFoundQuotesBody,
  toRequestSearch,
  toViewedQuoteBody,
} from "../contract/admin.ts";
import { apiCalls } from "../contract/api-calls.ts";
import { toAuditBody } from "../contract/audit.ts";
import { toSyncStateBody } from "../contract/content-sync.ts";
import { type Problem, toProblem } from "../contract/problem.ts";
import { toSuggestedBuildersBody } from "../contract/suggested-builders.ts";
import { invalidInput } from "./invalid-input.ts";
import { asId } from "./path-id.ts";
import type { Scope } from "./scope.ts";

/** The same number of items that the browser asks for at a time. */
const firstPage = { limit: 20, after: null };

/** The calls as the server's own loaders and actions make them: the same core, rights and bodies, without the wire. */
export function createApiInProcess(scope: Scope["Variables"], services: Services): Api {
  const { core, by } = scope;
  return {
    ...createClientInProcess({ ...scope, services }, apiCalls, apiHandlers),

    currentUser: async () => (by.kind === "member" ? toCurrentUserBody(by) : null),
    contentSync: async () => toSyncStateBody(unwrap(await core.readSyncState({ by }))),
    adminStats: async () => unwrap(await core.readAdminStats({ by })),
    suggestedBuilders: async (id) =>
      toSuggestedBuildersBody(
        unwrap(await core.listSuggestedBuilders({ requestId: asId(id), by })),
      ),
    async adminQuotes(search) {
      const wanted = toRequestSearch(parse(adminQuotesQuery, search));
      return toFoundQuotesBody(unwrap(await core.searchQuotes({ by, ...wanted })));
    },
    adminQuote: async (id) =>
      toViewedQuoteBody(unwrap(await core.viewQuoteForAdmin({ requestId: asId(id), by }))),
    async audit(filter) {
      const query = { objectKind: filter.kind ?? null, objectId: filter.id ?? null };
      return toAuditBody(
        unwrap(await core.listAuditEvents({ by, filter: query, page: firstPage })),
      );
    },
  };
}

function parse<Schema extends ZodType>(schema: Schema, search: URLSearchParams) {
  const parsed = schema.safeParse(Object.fromEntries(search));
  if (!parsed.success) throw thrown(invalidInput(parsed.error));
  return parsed.data;
}

function unwrap<Value>(result: Result<Value, Refusal>): Value {
  if (result.ok) return result.value;
  throw thrown(toProblem(result.refusal));
}

function thrown(problem: Problem): ApiError {
  return new ApiError(problem.status, JSON.stringify(problem), problem);
}
