import type { LinkHolder } from "../../domain/quotes/response-link.ts";
import { toEarlierQuoteBody } from "../contract/quotes/earlier-quotes.ts";
import {
  type RespondedBody,
  type respondCalls,
  toLinkedBriefBody,
} from "../contract/quotes/respond-calls.ts";
import { limitKeyOf } from "../services/response-link-tokens.ts";
import { attachmentHandlers } from "./attachments.ts";
import { asLinkHolder, holdLink } from "./by-link.ts";
import {
  type Answer,
  type CallContext,
  type HandlersOf,
  type LinkedContext,
  mapped,
  ok,
} from "./handler.ts";
import { questionHandlers } from "./questions.ts";
import { quoteResponseHandlers } from "./quote-responses.ts";
import { quoteHandlers } from "./quotes.ts";

/** Handlers for what builders do by the link in an invitation. */
export const respondHandlers: HandlersOf<typeof respondCalls> = {
  "GET /api/respond/:token": ({ core, services, now }, { params: { token } }) =>
    mapped(core.assignment.viewByLink({ link: services.responseLinks.read(token) }), (brief) =>
      toLinkedBriefBody(brief, now),
    ),
  "GET /api/respond/:token/fill": ({ core, services }, { params: { token } }) =>
    mapped(
      core.assignment.readFillByLink({ link: services.responseLinks.read(token) }),
      ({ rates, last }) => ({ rates, last: last && toEarlierQuoteBody(last) }),
    ),
  "POST /api/respond/:token/acknowledge": alias("You have a spot", (context, input, { params }) =>
    quoteHandlers["POST /api/quote-requests/:id/acknowledge"](context, { ...input, params }),
  ),
  "POST /api/respond/:token/decline": alias("Invitation declined", (context, input, { params }) =>
    quoteHandlers["POST /api/quote-requests/:id/decline"](context, { ...input, params }),
  ),
  "POST /api/respond/:token/quote": alias("Quote sent", (context, input, { params }) => {
    const body = { ...input.body, quoteRequestId: params.id };
    return quoteResponseHandlers["POST /api/quote-responses"](context, { ...input, body });
  }),
  "POST /api/respond/:token/revise": alias("Revised quote sent", (context, input, { own }) =>
    quoteResponseHandlers["PATCH /api/quote-responses/:id"](context, { ...input, params: own }),
  ),
  "POST /api/respond/:token/stands": alias("Your quote stands", (context, input, { own }) => {
    const stands = quoteResponseHandlers["POST /api/quote-responses/:id/stands"];
    return stands(context, { ...input, params: own });
  }),
  "POST /api/respond/:token/confirm": alias("Quote confirmed", (context, input, { own }) => {
    const confirm = quoteResponseHandlers["POST /api/quote-responses/:id/confirm"];
    return confirm(context, { ...input, params: own });
  }),
  "POST /api/respond/:token/withdraw": alias("Quote withdrawn", (context, input, { own }) => {
    const withdraw = quoteResponseHandlers["POST /api/quote-responses/:id/withdraw"];
    return withdraw(context, { ...input, params: own });
  }),
  "POST /api/respond/:token/ask": alias("Question sent", (context, input, { params }) => {
    const body = { ...input.body, to: null };
    const ask = questionHandlers["POST /api/quote-requests/:id/questions"];
    return ask(context, { ...input, params, body });
  }),
  "POST /api/respond/:token/answer": alias("Answer sent", (context, input) => {
    const params = { id: input.body.questionId };
    return questionHandlers["POST /api/questions/:id/answer"](context, { ...input, params });
  }),
  "POST /api/respond/:token/decline-question": alias("Reply sent", (context, input) => {
    const params = { id: input.body.questionId };
    return questionHandlers["POST /api/questions/:id/decline"](context, { ...input, params });
  }),
  "POST /api/respond/:token/remove-file": alias("File removed", (context, input) => {
    const params = { id: input.body.fileId };
    return attachmentHandlers["DELETE /api/attachments/:id"](context, { ...input, params });
  }),
  "POST /api/respond/:token/new-link": async ({ core, services }, { params: { token } }) => {
    const { responseLinks, limiters } = services;
    const link = responseLinks.read(token);
    const isFree = link && (await limiters.newResponseLinks.take(limitKeyOf(link))) === null;
    if (link && isFree) await core.assignment.renewLink({ link });
    return ok({
      message:
        "If there's still something to answer, a new link is on its way to the address that was invited",
    });
  },
  "POST /api/respond/:token/take-back": byToken((context, { body }, { by }) =>
    mapped(context.core.assignment.takeBackByLink({ by, seen: body.seen }), ({ link, act }) => ({
      message: act === "withdrawn" ? "Quote sent again" : "Undone",
      token: context.services.responseLinks.write(link),
      takenBack: act,
    })),
  ),
};

/** The paths of what the link is for: the request, and the holder's own offer. */
type Linked = { by: LinkHolder; params: { id: string }; own: { id: string } };
type Work<Input, Value> = (
  context: LinkedContext,
  input: Input,
  linked: Linked,
) => Promise<Answer<Value>>;
type WithToken = { params: { token: string } };

/** Makes a call of a token in the path. */
function byToken<Input extends WithToken, Value>(work: Work<Input, Value>) {
  return async (context: CallContext, input: Input): Promise<Answer<Value>> => {
    const held = await holdLink(context, input.params.token);
    if (!held.ok) return held;
    const { holder: by, responseId } = held.value;
    const linked = { by, params: { id: by.link.requestId }, own: { id: responseId ?? "" } };
    const call = (byLink: LinkedContext) => work(byLink, input, linked);
    return asLinkHolder(context, by, call, ["quote-request-not-found"]);
  };
}

/** Another call under the name that earlier clients know, with the answer that they know. */
function alias<Input extends WithToken>(message: string, call: Work<Input, unknown>) {
  return byToken<Input, RespondedBody>(async (context, input, linked) => {
    const answer = await call(context, input, linked);
    return answer.ok ? ok({ message, token: input.params.token, takenBack: null }) : answer;
  });
}
