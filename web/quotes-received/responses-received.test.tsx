import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toQuoteResponseBody } from "../../app-server/contract/quotes/quote-responses.ts";
import { beasResponse } from "../../domain/quotes/examples.ts";
import { callQuery } from "../api/call-query.ts";
import { ResponsesReceived } from "./responses-received.tsx";

test("in the dialog a quote is a line with builder, status and amount, and opens to the rest [K05] [W20]", () => {
  const client = new QueryClient();
  const { queryKey } = callQuery("GET /api/quote-requests/:id/responses", { params: { id: "r" } });
  const quote = toQuoteResponseBody(beasResponse, beasResponse.createdAt);
  client.setQueryData(queryKey, [{ ...quote, builder: { name: "Bea's Booths" } }] as never);
  const shown = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ResponsesReceived
        request={{ id: "r", status: "assigned" } as never}
        mayDecide={false}
        isFolded
      />
    </QueryClientProvider>,
  );
  const [line = "", fold = ""] = shown.split("</summary>");
  for (const text of ["Bea&#x27;s Booths", "Pending", "$42,000"]) expect(line).toContain(text);
  for (const text of ["Timeline", "Received"]) {
    expect([line.includes(text), fold.includes(text)], text).toEqual([false, true]);
  }
});

test("quotes that were read stay when reading them again fails, and so does a decision that is being made", () => {
  const client = new QueryClient();
  const { queryKey } = callQuery("GET /api/quote-requests/:id/responses", { params: { id: "r" } });
  client.setQueryData(queryKey, []);
  client
    .getQueryCache()
    .find({ queryKey })
    ?.setState({ status: "error", error: new Error("Down") });
  const shown = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ResponsesReceived request={{ id: "r", status: "assigned" } as never} mayDecide />
    </QueryClientProvider>,
  );
  expect(shown).toContain("Waiting for Responses");
  expect(shown).not.toContain("Error Loading Quotes");
});
