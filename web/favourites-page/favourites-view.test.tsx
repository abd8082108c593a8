import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { callQuery } from "../api/call-query.ts";
import { FavouritesView } from "./favourites-view.tsx";

/** The words and the builders of the link to the quote form. */
function linkFor(count: number) {
  const client = new QueryClient();
  const favourites = Array.from({ length: count }, (_, n) => ({
    itemType: "builder",
    itemId: `${n}`,
    builder: { id: `${n}`, name: `Builder ${n}`, description: "", rating: 5, specialties: [] },
  }));
  client.setQueryData(callQuery("GET /api/favorites").queryKey, favourites as never);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <StaticRouter location="/favourites">
        <FavouritesView />
      </StaticRouter>
    </QueryClientProvider>,
  );
  const [, search = "", words] = /href="\/\?([^"#]*)#quote-form"[^>]*>([^<]*)</.exec(html) ?? [];
  const asked = new URLSearchParams(search.replaceAll("&amp;", "&")).getAll("builder");
  return { words, asked };
}

test("favorites ask as many builders for quotes as the form prefers, and say so", () => {
  expect(linkFor(1)).toEqual({ words: "Get quotes from this builder", asked: ["0 Builder 0"] });
  expect(linkFor(5).words).toBe("Get quotes from these builders");
  const { words, asked } = linkFor(8);
  expect(words).toBe("Get quotes from the first five");
  expect(asked).toEqual(Array.from({ length: 5 }, (_, n) => `${n} Builder ${n}`));
});
