import type { ZodType } from "zod";
import { toBuilderFilter } from "../../domain/builder-profiles/builder-filter.ts";
import type { Refusal } from "../../domain/core.ts";
import { wholeListLimit } from "../../domain/shared/page.ts";
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
import { toOwnProfileBody } from "../contract/builder-profile.ts";
import { toBuilderSearchBody } from "../contract/builder-search-body.ts";
import { builderSearchQuery, toBuilderBody, toViewedBuilderBody } from "../contract/builders.ts";
import { contactForm } from "../contract/contact-messages.ts";
import { toSyncStateBody } from "../contract/content-sync.ts";
import {
  toAssignedQuotesBody,
  toAvailableQuotesBody,
  toOwnQuotesBody,
  toOwnResponsesBody,
} from "../contract/dashboard.ts";
import { toExhibitBuilderBody } from "../contract/exhibit-builders.ts";
import { toViewedProjectBody } from "../contract/portfolio.ts";
import { type Problem, toProblem } from "../contract/problem.ts";
import { toOwnProjectBody } from "../contract/project-form.ts";
import { projectSearchQuery } from "../contract/project-query.ts";
import { quoteRequestForm, toSubmittedBody } from "../contract/quote-requests.ts";
import { toReceivedResponseBody } from "../contract/quote-responses.ts";
import { toReviewQueueBody } from "../contract/reviews.ts";
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
  { receipts, writeLimit, submitRequest, portfolioCopies }: Needs,
): Api {
  const { core, by, cookies } = scope;
  return {
    ...createClientInProcess(scope, apiCalls, apiHandlers),

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

    async builders() {
      const { builders } = await core.listBuilders({ offset: 0, limit: wholeListLimit });
      return builders.map(toBuilderBody);
    },
    async searchBuilders(search) {
      const parsed = builderSearchQuery.safeParse(Object.fromEntries(search));
      if (!parsed.success) throw thrown(invalidInput(parsed.error));
      const { page, ...sent } = parsed.data;
      const filter = toBuilderFilter(sent);
      return toBuilderSearchBody(await core.searchBuilders({ filter, page }));
    },
    async ownBuilderProfile() {
      const own = await core.readOwnProfile({ by });
      return own.ok ? toOwnProfileBody(own.value) : null;
    },
    builder: async (id) =>
      toViewedBuilderBody(unwrap(await core.viewBuilder({ id: asId(id), by }))),
    similarBuilders: async (id) =>
      (await core.listSimilarBuilders({ id: asId(id) })).map(toExhibitBuilderBody),
    async exhibitBuilders(limit) {
      const { builders } = await core.listExhibitBuilders({ offset: 0, limit });
      return builders.map(toExhibitBuilderBody);
    },
    builderNetwork: () => core.readBuilderNetwork(),

    async searchPortfolio(search) {
      const names = [...new Set(search.keys())];
      const all = (name: string) => search.getAll(name);
      const input = Object.fromEntries(
        names.map((name) => [name, all(name).length > 1 ? all(name) : all(name)[0]]),
      );
      const parsed = projectSearchQuery.safeParse(input);
      if (!parsed.success) throw thrown(invalidInput(parsed.error));
      const { card, sort, page, ...filter } = parsed.data;
      return portfolioCopies.search(core, { filter, card, sort, page });
    },
    async showcase(after) {
      const { items, next } = await core.browseShowcase({ after });
      return { projects: items, next };
    },
    async projectsOfBuilder(id) {
      const page = { limit: wholeListLimit, after: null };
      const { items } = await core.listProjectsOfBuilder({ builderId: asId(id), by, page });
      return items.map(toOwnProjectBody);
    },
    project: async (id) =>
      toViewedProjectBody(unwrap(await core.viewProject({ id: asId(id), by }))),

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

    overview: async () => unwrap(await core.readOverview({ by })),
    ownQuotes: async () =>
      toOwnQuotesBody(unwrap(await core.listOwnRequests({ by, page: firstPage }))),
    assignedQuotes: async () =>
      toAssignedQuotesBody(
        unwrap(await core.listAssignedRequests({ by, page: firstPage })),
        ownBuilderId(by),
        new Date(),
      ),
    availableQuotes: async () =>
      toAvailableQuotesBody(unwrap(await core.listAvailableRequests({ by, page: firstPage }))),
    ownResponses: async () =>
      toOwnResponsesBody(unwrap(await core.listOwnResponses({ by, page: firstPage })), new Date()),

    changes: async () => unwrap(await core.readChanges({ by })),

    reviewQueue: async () => toReviewQueueBody(unwrap(await core.listReviewQueue({ by }))),
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
