import * as z from "zod";
import { limits } from "../../domain/quotes/limits.ts";
import { messageBody } from "./admin.ts";
import type { Call } from "./call.ts";
import {
  quoteRequestBody,
  quoteRequestForm,
  receiptBody,
  submittedBody,
} from "./quote-requests.ts";
import {
  acceptForm,
  declineForm,
  newQuoteResponse,
  offerRevision,
  offerVersionBody,
  quoteResponseBody,
  reasonForm,
  receivedResponseBody,
} from "./quote-responses.ts";

/** The calls about asking for quotes and quoting. */
export const quoteCalls: Call[] = [
  {
    method: "post",
    path: "/api/quote-requests",
    tag: "Quote requests",
    summary: "Ask for quotes. Sets a receipt cookie that lets this browser read the request",
    body: quoteRequestForm,
    answer: { status: 201, body: submittedBody },
    problems: [409, 413, 415, 422, 429],
    takesIdempotencyKey: true,
  },
  {
    method: "get",
    path: "/api/quote-requests/{id}",
    tag: "Quote requests",
    summary: "Read a request: its owner, an assigned builder, an admin, or a holder of its receipt",
    answer: { status: 200, body: z.union([quoteRequestBody, receiptBody]) },
    problems: [404],
  },
  {
    method: "get",
    path: "/api/quote-requests/{id}/responses",
    tag: "Quote requests",
    summary: "Read the quotes for a request; a builder reads only its own",
    answer: { status: 200, body: z.array(receivedResponseBody) },
    problems: [401, 404],
  },
  {
    method: "post",
    path: "/api/quote-requests/{id}/cancel",
    tag: "Quote requests",
    summary: "Cancel your own request",
    body: reasonForm,
    answer: { status: 200, body: quoteRequestBody },
    problems: [401, 404, 409],
  },
  {
    method: "post",
    path: "/api/quote-requests/{id}/decline",
    tag: "Quote requests",
    summary: "Decline the invitation to quote, as an assigned builder; admins read the reason",
    body: reasonForm,
    answer: { status: 200, body: messageBody },
    problems: [401, 404, 409],
  },
  ...(
    [
      ["post", "Say that you would like to quote for an available request; admins see it"],
      ["delete", "Take that back"],
    ] as const
  ).map(
    ([method, summary]): Call => ({
      method,
      path: "/api/quote-requests/{id}/interest",
      tag: "Quote requests",
      summary,
      answer: { status: 200, body: messageBody },
      problems: [401, 404],
    }),
  ),
  {
    method: "post",
    path: "/api/quote-responses",
    tag: "Quotes",
    summary: `Quote for a request that you are assigned to: with an amount, or with a message of at least ${limits.messageWithoutAmount} characters that says what is missing`,
    body: newQuoteResponse,
    answer: { status: 201, body: quoteResponseBody },
    problems: [401, 404, 409],
  },
  {
    method: "patch",
    path: "/api/quote-responses/{id}",
    tag: "Quotes",
    summary:
      "Revise your quote while it is pending. Absent fields stay as they are; every version is kept",
    body: offerRevision,
    answer: { status: 200, body: quoteResponseBody },
    problems: [401, 404, 409],
  },
  {
    method: "get",
    path: "/api/quote-responses/{id}/versions",
    tag: "Quotes",
    summary: "What a quote said at each of its revisions, the latest first",
    answer: { status: 200, body: z.array(offerVersionBody) },
    problems: [401, 404],
  },
  ...(
    [
      ["withdraw", "Withdraw your quote while it is pending", undefined],
      [
        "accept",
        "Accept a quote for your request; the other pending ones are declined. `revision` is the one that you looked at: another is refused with the quote as it is now",
        acceptForm,
      ],
      ["ask-price", "Ask the builder of a quote without an amount for one", undefined],
      ["decline", "Decline a quote for your request, as `revision` says it", declineForm],
    ] as const
  ).map(
    ([verb, summary, body]): Call => ({
      method: "post",
      path: `/api/quote-responses/{id}/${verb}`,
      tag: "Quotes",
      summary,
      body,
      answer: { status: 200, body: quoteResponseBody },
      problems: [401, 404, 409],
    }),
  ),
];
