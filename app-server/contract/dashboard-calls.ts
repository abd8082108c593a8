import * as z from "zod";
import type { Call } from "./call.ts";
import { assignedQuoteBody, overviewBody, ownQuoteBody } from "./dashboard.ts";
import { pageQuery } from "./page.ts";
import { availableQuoteBody } from "./quote-requests.ts";
import { ownResponseBody } from "./quote-responses.ts";

const listOf = <Name extends string, Item extends z.ZodType>(name: Name, item: Item) =>
  z.object({ [name]: z.array(item), next: z.string().nullable() });

/** The calls behind the exhibitor's and the builder's lists. */
export const dashboardCalls: Call[] = [
  {
    method: "get",
    path: "/api/dashboard/overview",
    tag: "Dashboards",
    summary: "How you stand as a builder: what waits, what is due soon, what was won, and how fast",
    answer: { status: 200, body: overviewBody },
    problems: [401],
  },
  ...(
    [
      ["quotes", "Your own requests, and how far each has come", listOf("quotes", ownQuoteBody)],
      ["assigned-quotes", "Requests assigned to you", listOf("assignedQuotes", assignedQuoteBody)],
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
];
