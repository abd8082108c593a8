import type { LinkAct } from "../../domain/assignment/response-link/act-by-link.ts";
import { asId } from "../contract/fields/as-id.ts";
import {
  type RespondedBody,
  type respondCalls,
  toLinkedBriefBody,
} from "../contract/quotes/respond-calls.ts";
import { withinLimits } from "../services/rate-limits/rate-limiter.ts";
import { limitKeyOf } from "../services/response-link-tokens.ts";
import { type Answer, type CallContext, type HandlersOf, mapped, ok } from "./handler.ts";

const sentWords: Record<LinkAct["kind"], string> = {
  acknowledge: "You have a seat",
  decline: "Invitation declined",
  quote: "Quote sent",
  revise: "Revised quote sent",
  withdraw: "Quote withdrawn",
  confirm: "Quote confirmed",
  stands: "Your quote stands",
  "take-back": "Taken back",
  ask: "Question sent",
  answer: "Answer sent",
  "decline-question": "Reply sent",
  "remove-file": "File removed",
};

/** Handlers for what builders do by the link in an invitation. */
export const respondHandlers: HandlersOf<typeof respondCalls> = {
  "GET /api/respond/:token": ({ core, services, now }, { params: { token } }) =>
    mapped(core.assignment.viewByLink({ link: services.responseLinks.read(token) }), (brief) =>
      toLinkedBriefBody(brief, now),
    ),
  "POST /api/respond/:token/acknowledge": (context, { params }) =>
    act(context, params.token, { kind: "acknowledge" }),
  "POST /api/respond/:token/decline": (context, { params, body }) =>
    act(context, params.token, { kind: "decline", ...body }),
  "POST /api/respond/:token/quote": (context, { params, body: { briefVersion, ...offer } }) =>
    act(context, params.token, { kind: "quote", offer, briefVersion }),
  "POST /api/respond/:token/revise": (context, { params, body }) => {
    const { revision, briefVersion, ...changes } = body;
    return act(context, params.token, { kind: "revise", changes, revision, briefVersion });
  },
  "POST /api/respond/:token/ask": (context, { params, body: { text, private: isPrivate } }) =>
    act(context, params.token, { kind: "ask", text, isPrivate }),
  "POST /api/respond/:token/answer": (context, { params, body: { questionId, text } }) =>
    act(context, params.token, { kind: "answer", questionId: asId(questionId), text }),
  "POST /api/respond/:token/decline-question": (context, { params, body: { questionId, code } }) =>
    act(context, params.token, { kind: "decline-question", questionId: asId(questionId), code }),
  "POST /api/respond/:token/stands": (context, { params, body }) =>
    act(context, params.token, { kind: "stands", briefVersion: body.version }),
  "POST /api/respond/:token/confirm": (context, { params, body }) =>
    act(context, params.token, { kind: "confirm", briefVersion: body.version }),
  "POST /api/respond/:token/withdraw": (context, { params }) =>
    act(context, params.token, { kind: "withdraw" }),
  "POST /api/respond/:token/remove-file": (context, { params, body: { fileId } }) =>
    act(context, params.token, { kind: "remove-file", fileId: asId(fileId) }),
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
  "POST /api/respond/:token/take-back": (context, { params, body: { seen } }) =>
    act(context, params.token, { kind: "take-back", seen }),
};

async function act(
  { core, services }: CallContext,
  token: string,
  wanted: LinkAct,
): Promise<Answer<RespondedBody>> {
  const { responseLinks, limiters } = services;
  const link = responseLinks.read(token);
  // only valid tokens are counted, so that forged ones can't fill the table of limits
  const done = await withinLimits(
    link ? [[limiters.responsesByLink, limitKeyOf(link)]] : [],
    () => core.assignment.actByLink({ link, act: wanted }),
    (result) => result.ok,
  );
  if (!done.ok) return done;
  if (!done.value.ok) return done.value;
  const { link: working, takenBack } = done.value.value;
  const message = takenBack === "withdrawn" ? "Quote sent again" : sentWords[wanted.kind];
  return ok({ message, token: responseLinks.write(working), takenBack });
}
