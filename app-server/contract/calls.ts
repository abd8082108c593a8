import * as z from "zod";
import { accountCalls } from "./account-calls.ts";
import { currentUserBody, signedInBody, signInCode, signInForm, signInToken } from "./accounts.ts";
import {
  adminQuotesBody,
  adminQuotesQuery,
  adminStatsBody,
  assignmentForm,
  messageBody,
  quoteNotesForm,
  sendAgainForm,
} from "./admin.ts";
import {
  blogListQuery,
  blogPageBody,
  blogPageQuery,
  blogPostBody,
  viewedPostBody,
} from "./blog.ts";
import { builderDeskCalls } from "./builder-desk-calls.ts";
import { builderSearchBody } from "./builder-search-body.ts";
import {
  builderBody,
  builderListQuery,
  builderSearchQuery,
  viewedBuilderBody,
} from "./builders.ts";
import type { Call } from "./call.ts";
import { contactForm, sentMessageBody } from "./contact-messages.ts";
import {
  builderNetworkBody,
  exhibitBuilderBody,
  exhibitBuilderListQuery,
} from "./exhibit-builders.ts";
import { favouriteCalls } from "./favourites.ts";
import { pageQuery } from "./page.ts";
import { projectBody, projectSearchBody, viewedProjectBody } from "./portfolio.ts";
import { ownProjectBody } from "./project-form.ts";
import { projectListQuery, projectSearchQuery } from "./project-query.ts";
import {
  availableQuoteBody,
  quoteRequestBody,
  quoteRequestForm,
  receiptBody,
} from "./quote-requests.ts";
import {
  newQuoteResponse,
  offerForm,
  ownResponseBody,
  quoteResponseBody,
  reasonForm,
  receivedResponseBody,
} from "./quote-responses.ts";
import { reviewCalls } from "./review-calls.ts";
import { showListQuery, showMonthQuery, showSearchQuery } from "./show-query.ts";
import { showMonthBody, showSearchBody, upcomingShowsBody } from "./show-search-body.ts";
import { showcaseBody, showcaseQuery } from "./showcase.ts";
import { tradeShowBody } from "./trade-shows.ts";

const listOf = <Name extends string, Item extends z.ZodType>(name: Name, item: Item) =>
  z.object({ [name]: z.array(item), next: z.string().nullable() });

/** Every call of the REST API. A test holds it against the routes that there are. */
export const calls: Call[] = [
  {
    method: "post",
    path: "/api/quote-requests",
    tag: "Quote requests",
    summary: "Ask for quotes. Sets a receipt cookie that lets this browser read the request",
    body: quoteRequestForm,
    answer: { status: 201, body: z.object({ quoteRequest: quoteRequestBody }) },
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
    path: "/api/quote-responses",
    tag: "Quotes",
    summary: "Quote for a request that you are assigned to",
    body: newQuoteResponse,
    answer: { status: 201, body: quoteResponseBody },
    problems: [401, 404, 409],
  },
  {
    method: "patch",
    path: "/api/quote-responses/{id}",
    tag: "Quotes",
    summary: "Revise your quote while it is pending; every version is kept",
    body: offerForm,
    answer: { status: 200, body: quoteResponseBody },
    problems: [401, 404, 409],
  },
  ...(
    [
      ["withdraw", "Withdraw your quote while it is pending", undefined],
      ["accept", "Accept a quote for your request; the other pending ones are declined", undefined],
      ["decline", "Decline a quote for your request", reasonForm],
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
  ...(
    [
      ["quotes", "Your own requests", listOf("quotes", quoteRequestBody)],
      ["assigned-quotes", "Requests assigned to you", listOf("assignedQuotes", quoteRequestBody)],
      [
        "available-quote-requests",
        "Pending requests that nobody is assigned to, without a word on whose they are",
        listOf("availableQuotes", availableQuoteBody),
      ],
      ["quote-responses", "Your own quotes", listOf("responses", ownResponseBody)],
    ] as const
  ).map(
    ([name, summary, body]): Call => ({
      method: "get",
      path: `/api/dashboard/${name}`,
      tag: "Dashboards",
      summary,
      query: pageQuery,
      answer: { status: 200, body },
      problems: [401],
    }),
  ),
  {
    method: "get",
    path: "/api/admin/dashboard",
    tag: "Administration",
    summary: "Counts for the five cards",
    answer: { status: 200, body: adminStatsBody },
    problems: [401, 403],
  },
  {
    method: "get",
    path: "/api/admin/quotes",
    tag: "Administration",
    summary: "Every request, with the builders that can be assigned",
    query: adminQuotesQuery,
    answer: { status: 200, body: adminQuotesBody },
    problems: [401, 403],
  },
  {
    method: "patch",
    path: "/api/admin/quotes/{id}",
    tag: "Administration",
    summary: "Set a request's priority or notes",
    body: quoteNotesForm,
    answer: { status: 200, body: messageBody },
    problems: [401, 403, 404, 409],
  },
  ...(
    [
      ["assign", "Replace the builders that a request is assigned to", assignmentForm],
      ["send-again", "Send failed invitations again", sendAgainForm],
      ["complete", "Close a request whose quote was accepted", undefined],
      ["cancel", "Cancel a request", reasonForm],
    ] as const
  ).map(
    ([verb, summary, body]): Call => ({
      method: "post",
      path: `/api/admin/quotes/{id}/${verb}`,
      tag: "Administration",
      summary,
      body,
      answer: { status: 200, body: messageBody },
      problems: [401, 403, 404, 409],
    }),
  ),
  {
    method: "get",
    path: "/api/auth/user",
    tag: "Accounts",
    summary: "Who is signed in",
    answer: { status: 200, body: currentUserBody },
    problems: [401],
  },
  ...accountCalls,
  ...builderDeskCalls,
  ...reviewCalls,
  ...favouriteCalls,
  {
    method: "post",
    path: "/api/login/email",
    tag: "Accounts",
    summary: "Ask for a sign-in link by e-mail. It works once, for ten minutes, in this browser",
    body: signInForm,
    answer: { status: 202, body: messageBody },
    problems: [429],
  },
  {
    method: "post",
    path: "/api/login/email/verify",
    tag: "Accounts",
    summary: "Complete a sign-in with the token of the link. Sets the session cookie",
    body: signInToken,
    answer: { status: 200, body: signedInBody },
    problems: [403],
  },
  {
    method: "post",
    path: "/api/login/email/code",
    tag: "Accounts",
    summary: "Complete a sign-in with the code that another browser shows",
    body: signInCode,
    answer: { status: 200, body: signedInBody },
    problems: [],
  },
  {
    method: "get",
    path: "/api/portfolio",
    tag: "Portfolio",
    summary:
      "Every published project, newest first, to 10,000; with a filter, an order or a page, that stretch of it. Link says where it goes on",
    query: projectListQuery,
    answer: { status: 200, body: z.array(projectBody) },
    problems: [],
  },
  {
    method: "get",
    path: "/api/portfolio/search",
    tag: "Portfolio",
    summary: "A page of six cards, what else could be chosen, and how many projects that leaves",
    query: projectSearchQuery,
    answer: { status: 200, body: projectSearchBody },
    problems: [],
  },
  {
    method: "get",
    path: "/api/portfolio/showcase",
    tag: "Portfolio",
    summary: "Everything in the portfolio as pictures with names, newest first, twelve at a time",
    query: showcaseQuery,
    answer: { status: 200, body: showcaseBody },
    problems: [],
  },
  {
    method: "get",
    path: "/api/portfolio/builder/{id}",
    tag: "Portfolio",
    summary: "A builder's published projects; the builder and admins see all of them",
    answer: { status: 200, body: z.array(ownProjectBody) },
    problems: [],
  },
  {
    method: "get",
    path: "/api/portfolio/{id}",
    tag: "Portfolio",
    summary: "One project with its builder",
    answer: { status: 200, body: viewedProjectBody },
    problems: [404],
  },
  {
    method: "get",
    path: "/api/builders",
    tag: "Builders",
    summary: "The builders, featured ones first, then by rating; without a query all of them",
    query: builderListQuery,
    answer: { status: 200, body: z.array(builderBody) },
    problems: [],
  },
  {
    method: "get",
    path: "/api/builders/search",
    tag: "Builders",
    summary: "A page of the wanted builders as cards, what else could be chosen, and the totals",
    query: builderSearchQuery,
    answer: { status: 200, body: builderSearchBody },
    problems: [],
  },
  {
    method: "get",
    path: "/api/builders/network",
    tag: "Builders",
    summary: "The five largest regions and their cities",
    answer: { status: 200, body: builderNetworkBody },
    problems: [],
  },
  {
    method: "get",
    path: "/api/builders/{id}",
    tag: "Builders",
    summary: "One builder",
    answer: { status: 200, body: viewedBuilderBody },
    problems: [404],
  },
  {
    method: "get",
    path: "/api/builders/{id}/similar",
    tag: "Builders",
    summary: "Three others of the same region",
    answer: { status: 200, body: z.array(exhibitBuilderBody) },
    problems: [],
  },
  {
    method: "get",
    path: "/api/exhibit-builders",
    tag: "Builders",
    summary: "The builders in few words, in the same order",
    query: exhibitBuilderListQuery,
    answer: { status: 200, body: z.array(exhibitBuilderBody) },
    problems: [],
  },
  {
    method: "get",
    path: "/api/blog",
    tag: "Blog",
    summary:
      "Every article, oldest first, to 10,000; with a page, that stretch of it. Link says where it goes on",
    query: blogListQuery,
    answer: { status: 200, body: z.array(blogPostBody) },
    problems: [],
  },
  {
    method: "get",
    path: "/api/blog/cards",
    tag: "Blog",
    summary: "A page of nine cards",
    query: blogPageQuery,
    answer: { status: 200, body: blogPageBody },
    problems: [],
  },
  {
    method: "get",
    path: "/api/blog/{id}",
    tag: "Blog",
    summary: "One article, with up to six others to read",
    answer: { status: 200, body: viewedPostBody },
    problems: [404],
  },
  {
    method: "post",
    path: "/api/contact-messages",
    tag: "Contact",
    summary: "Write to the operator. It is stored, and sent to the support address",
    body: contactForm,
    answer: { status: 201, body: sentMessageBody },
    problems: [413, 415, 429],
  },
  {
    method: "get",
    path: "/api/trade-shows",
    tag: "Trade shows",
    summary: "Trade shows by start date; without a query all of them",
    query: showListQuery,
    answer: { status: 200, body: z.array(tradeShowBody) },
    problems: [],
  },
  {
    method: "get",
    path: "/api/trade-shows/search",
    tag: "Trade shows",
    summary: "A page of the wanted shows as cards, those to come first, and what to filter by",
    query: showSearchQuery,
    answer: { status: 200, body: showSearchBody },
    problems: [],
  },
  {
    method: "get",
    path: "/api/trade-shows/upcoming",
    tag: "Trade shows",
    summary: "The shows that are not done and not past, by start date, twelve at a time",
    query: z.object({ page: z.string().optional() }),
    answer: { status: 200, body: upcomingShowsBody },
    problems: [],
  },
  {
    method: "get",
    path: "/api/trade-shows/month",
    tag: "Trade shows",
    summary: "The wanted shows that have a day in a month, whose year stands for the filter's",
    query: showMonthQuery,
    answer: { status: 200, body: showMonthBody },
    problems: [],
  },
  {
    method: "get",
    path: "/api/trade-shows/{id}",
    tag: "Trade shows",
    summary: "One trade show",
    answer: { status: 200, body: tradeShowBody },
    problems: [404],
  },
];
