import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import { callQuery } from "../../api/call-query.ts";
import { untilChunksLoaded } from "../../lazy/chunks-on-server.ts";
import { linesOf } from "../../ui/test/written.tsx";
import QuoteSuccessPage from "./quote-success-page.tsx";
import { justSent } from "./quote-success-path.ts";

beforeAll(untilChunksLoaded);

/** The page within the site, of a request that could not be read, with this status. */
function pageAfter(status: number, state: unknown): string {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const { queryKey } = callQuery("GET /api/quote-requests/:id", { params: { id: "r" } });
  const query = client.getQueryCache().build(client, { queryKey });
  query.setState({ status: "error", error: new ApiError(status, ""), fetchStatus: "idle" });
  const Site = createRoutesStub([
    { id: "page", path: "/quote-success/:id", loader: () => null, Component: QuoteSuccessPage },
  ]);
  return renderToString(
    <QueryClientProvider client={client}>
      <Site
        initialEntries={[{ pathname: "/quote-success/r", state }]}
        hydrationData={{ loaderData: { page: null } }}
      />
    </QueryClientProvider>,
  );
}

test("a request that was just sent is received, also where none can be read [C11]", () => {
  const html = pageAfter(404, justSent);
  const lines = linesOf(html);
  expect(lines).toContain("Your quote request is in.");
  expect(lines).not.toContain("Loading your request...");
  expect(lines).not.toContain("Get quotes");
  expect(html).not.toContain("<dl");
  expect(linesOf(pageAfter(404, null))).not.toContain("Your quote request is in.");
});

test("a request that the server could not read is received, and can be read again [C11]", () => {
  const lines = linesOf(pageAfter(500, null));
  expect(lines).toContain("Your quote request is in.");
  expect(lines).toContain("We couldn't show your request just now");
});
