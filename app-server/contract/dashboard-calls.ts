import * as z from "zod";
import type { Call } from "./call.ts";
import { pageQuery } from "./page.ts";
import { availableQuoteBody, quoteRequestBody } from "./quote-requests.ts";
import { ownResponseBody } from "./quote-responses.ts";

const listOf = <Name extends string, Item extends z.ZodType>(name: Name, item: Item) =>
  z.object({ [name]: z.array(item), next: z.string().nullable() });

/** Every call of the REST API. A test holds it against the routes that there are. */

/** The calls behind the exhibitor's and the builder's lists. */
export const dashboardCalls: Call[] = [
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
];
