import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { AvailableQuoteBody } from "../../app-server/contract/quotes/available-quotes.ts";
import { ShowInterest } from "./show-interest.tsx";

test.each([
  [{ isInterested: false, takesSeat: false }, ["I'm interested in CES"]],
  [{ isInterested: true, takesSeat: false }, ["Withdraw interest in CES"]],
  [{ isInterested: false, takesSeat: true }, ["We will quote for CES"]],
  // interest from before builders could take a seat, or while the request was paused
  [{ isInterested: true, takesSeat: true }, ["We will quote for CES", "Withdraw interest in CES"]],
])("of an opportunity with %o a builder has these buttons", (facts, buttons) => {
  const request = { id: "1", tradeShowName: "CES", seats: null, ...facts } as AvailableQuoteBody;
  const shown = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ShowInterest request={request} />
    </QueryClientProvider>,
  );
  const words = [...shown.matchAll(/<button.*?<\/button>/g)].map(([button]) =>
    button.replace(/<[^>]*>/g, "").replaceAll("&#x27;", "'"),
  );
  expect(words).toEqual(buttons);
});
