import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { callQuery } from "../api/call-query.ts";
import { ResponsesReceived } from "./responses-received.tsx";

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
