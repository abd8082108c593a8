import type { ZodType } from "zod";
import type { Refusal } from "../../domain/core.ts";
import type { Result } from "../../domain/shared/result.ts";
import type { Api } from "../../web/context.ts";
import { ApiError } from "../../web/context.ts";
import { apiHandlers } from "../calls/api-handlers.ts";
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
import { contactForm } from "../contract/contact-messages.ts";
import { toSyncStateBody } from "../contract/content-sync.ts";
import { type Problem, toProblem } from "../contract/problem.ts";
import { quoteRequestForm, toSubmittedBody } from "../contract/quote-requests.ts";
import { toReceivedResponseBody } from "../contract/quote-responses.ts";
import { toSuggestedBuildersBody } from "../contract/suggested-builders.ts";
import { toViewedRequestBody } from "../contract/viewed-request.ts";
import { invalidInput } from "./invalid-input.ts";
import { ownBuilderId } from "./own-builder-id.ts";
import { asId } from "./path-id.ts";
import type { PortfolioCopies } from "./portfolio-copies.ts";
import type { Receipts } from "./receipts.ts";
import type { Scope } from "./scope.ts";
import type { SubmitRequest } from "./submit-request.ts";
import type { WriteLimit } from "./write-limit.ts";

/** The same number of items that the browser asks for at a time. */
const firstPage = { limit: 20, after: null };

type Needs = {
  receipts: Receipts;
  writeLimit: WriteLimit;
  submitRequest: SubmitRequest;
  portfolioCopies: PortfolioCopies;
};

/** The calls as the server's own loaders and actions make them: the same core, rights and bodies, without the wire. */
export function createApiInProcess(
  scope: Scope["Variables"],
  { receipts, submitRequest, ...services }: Needs,
): Api {
  const { core, by, cookies } = scope;
  const { writeLimit } = services;
  return {
    ...createClientInProcess({ ...scope, services }, apiCalls, apiHandlers),

    currentUser: async () => (by.kind === "member" ? toCurrentUserBody(by) : null),
    async sendContactMessage(input) {
      const parsed = contactForm.safeParse(input);
      if (!parsed.success) throw thrown(invalidInput(parsed.error));
      const form = parsed.data;
      const send = () => core.sendContactMessage({ form });
      const sent = await writeLimit("message", { ...scope, email: form.email }, send);
      if (!sent.ok) throw thrown(sent.problem);
      return { id: sent.value.id, message: "Message sent" };
    },

    async submitQuoteRequest(input, key) {
      const parsed = quoteRequestForm.safeParse(input);
      if (!parsed.success) throw thrown(invalidInput(parsed.error));
      const submitted = await submitRequest(scope, parsed.data, key);
      if (!submitted.ok) throw thrown(submitted.problem);
      return toSubmittedBody(submitted.value);
    },
    quoteRequest: async (id) => {
      const held = receipts.read(cookies);
      const viewed = await core.viewQuoteRequest({ id: asId(id), by, receipts: held });
      return toViewedRequestBody(unwrap(viewed), ownBuilderId(by));
    },
    responses: async (id) => {
      const now = new Date();
      const received = unwrap(await core.listResponses({ requestId: asId(id), by }));
      return received.map((one) => toReceivedResponseBody(one, now));
    },

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
