import { asId } from "../contract/fields/as-id.ts";
import type { quoteResponseCalls } from "../contract/quotes/quote-response-calls.ts";
import { toOfferVersionBody, toQuoteResponseBody } from "../contract/quotes/quote-responses.ts";
import { readRange, toVersionDiffBody } from "../contract/quotes/version-diff.ts";
import { type HandlersOf, mapped } from "./handler.ts";

/** Converts a quote to the body of an answer, with its status at the request's time. */
const asOf = (now: Date) => (response: Parameters<typeof toQuoteResponseBody>[0]) =>
  toQuoteResponseBody(response, now);

/**
 * Handlers for quotes: sent, revised and withdrawn by builders, accepted and declined by
 * exhibitors.
 */
export const quoteResponseHandlers: HandlersOf<typeof quoteResponseCalls> = {
  "POST /api/quote-responses": (
    context,
    { body: { quoteRequestId: id, briefVersion, agreesTo, ...offer } },
  ) => {
    const { core, by, services, now } = context;
    const respond = () =>
      core.assignment.respondToRequest({
        requestId: asId(id),
        offer,
        briefVersion,
        agreesTo,
        by,
      });
    return mapped(services.changeLimit(context, id, respond), asOf(now));
  },
  "PATCH /api/quote-responses/:id": (context, { params: { id }, body }) => {
    const { revision, briefVersion, ...changes } = body;
    const { core, by, services, now } = context;
    const seen = { revision, briefVersion };
    const revise = () => core.quotes.reviseResponse({ responseId: asId(id), changes, ...seen, by });
    return mapped(services.changeLimit(context, id, revise), asOf(now));
  },
  "GET /api/quote-responses/:id/versions": ({ core, by }, { params: { id } }) =>
    mapped(core.quotes.listVersions({ responseId: asId(id), by }), (versions) =>
      versions.map(toOfferVersionBody),
    ),
  "GET /api/quote-responses/:id/versions/:range/diff": ({ core, by }, { params }) =>
    mapped(
      core.quotes.compareVersions({ responseId: asId(params.id), ...readRange(params.range), by }),
      toVersionDiffBody,
    ),
  "POST /api/quote-responses/:id/stands": ({ core, by, now }, { params: { id }, body }) =>
    mapped(
      core.rounds.letOfferStand({ responseId: asId(id), briefVersion: body.version, by }),
      asOf(now),
    ),
  "POST /api/quote-responses/:id/confirm": ({ core, by, now }, { params: { id }, body }) =>
    mapped(
      core.quotes.confirmBrief({ responseId: asId(id), briefVersion: body.version, by }),
      asOf(now),
    ),
  "POST /api/quote-responses/:id/withdraw": ({ core, by, now }, { params: { id } }) =>
    mapped(core.quotes.withdrawResponse({ responseId: asId(id), by }), asOf(now)),
  "POST /api/quote-responses/:id/accept": ({ core, by, now }, { params: { id }, body: seen }) =>
    mapped(core.quotes.acceptResponse({ responseId: asId(id), ...seen, by }), asOf(now)),
  "POST /api/quote-responses/:id/ask-price": (context, { params: { id }, body }) => {
    const responseId = asId<"quote-response">(id);
    const { core, by, services, now } = context;
    const ask = () =>
      body.categories
        ? core.quotes.askForLines({ responseId, ask: body.categories, by })
        : core.quotes.askForPrice({ responseId, by });
    return mapped(services.changeLimit(context, id, ask), asOf(now));
  },
  "POST /api/quote-responses/:id/ask-to-itemize": (context, { params: { id } }) => {
    const { core, by, services, now } = context;
    const ask = () => core.quotes.askForLines({ responseId: asId(id), ask: "itemize", by });
    return mapped(services.changeLimit(context, id, ask), asOf(now));
  },
  "POST /api/quote-responses/:id/ask-update": (context, { params: { id } }) => {
    const { core, by, services, now } = context;
    const ask = () => core.quotes.askForPrice({ responseId: asId(id), wanted: "updated", by });
    return mapped(services.changeLimit(context, id, ask), asOf(now));
  },
  "POST /api/quote-responses/:id/decline": ({ core, by, now }, { params: { id }, body }) =>
    mapped(core.quotes.declineResponse({ responseId: asId(id), ...body, by }), asOf(now)),
};
