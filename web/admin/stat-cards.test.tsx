import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { callQuery } from "../api/call-query.ts";
import { StatCards } from "./stat-cards.tsx";

test("numbers that were read stay when reading them again fails", () => {
  const client = new QueryClient();
  const { queryKey } = callQuery("GET /api/admin/dashboard");
  client.setQueryData(queryKey, { totalQuotes: 1_204 } as never);
  client
    .getQueryCache()
    .find({ queryKey })
    ?.setState({ status: "error", error: new Error("Down") });
  const shown = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <StaticRouter location="/admin-dashboard">
        <StatCards address={new URLSearchParams()} />
      </StaticRouter>
    </QueryClientProvider>,
  );
  expect(shown).toContain("1,204");
  expect(shown).not.toContain("Error Loading Statistics");
});
