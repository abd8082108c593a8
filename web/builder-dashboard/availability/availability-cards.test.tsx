import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AvailabilityCards } from "./availability-cards.tsx";
import { notAskedQuery } from "./availability-queries.ts";

test.each([
  [true, "No request in your area went to others in the last six months."],
  [false, "Your profile isn&#x27;t approved and public, so you aren&#x27;t asked for quotes."],
])("why a builder was not asked, listed: %s [Q39]", (isListed, words) => {
  const client = new QueryClient();
  client.setQueryData(notAskedQuery.queryKey, []);
  const shown = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <AvailabilityCards isListed={isListed} />
    </QueryClientProvider>,
  );
  expect(shown).toContain(words);
});
