import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { callQuery } from "../../api/call-query.ts";
import { AvailabilityCards } from "./availability-cards.tsx";

test.each([
  [true, "No request in your area went to others in the last six months."],
  [false, "Your profile isn&#x27;t approved and public, so you aren&#x27;t asked for quotes."],
])("why a builder was not asked, listed: %s [Q39]", (isListed, words) => {
  const client = new QueryClient();
  client.setQueryData(callQuery("GET /api/builders/not-asked").queryKey, []);
  const shown = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <AvailabilityCards isListed={isListed} />
    </QueryClientProvider>,
  );
  expect(shown).toContain(words);
});
