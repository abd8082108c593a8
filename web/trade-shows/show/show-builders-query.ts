import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../app-server/contract/api-client.ts";
import type { BuilderSearchBody } from "../../../app-server/contract/builders/builder-search-body.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { resultWords } from "../../builders/search/result-words.ts";

const most = 4;

/** Builders who cover a show. */
export const showBuildersQuery = (show: string) =>
  queryOptions({
    queryKey: ["trade-shows", "builders", show],
    queryFn: () => readShowBuilders(show, fetchApi),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export type ShowBuilders = ReturnType<typeof toShowBuilders>;

/**
 * Reads up to four builders who cover the show, their best booths there, and the total as text.
 * Builders with a project at the show come first.
 */
export async function readShowBuilders(show: string, api: Api): Promise<ShowBuilders> {
  const search = searchFor(show);
  return toShowBuilders(await api.call("GET /api/builders/search", { query: search }), search);
}

function toShowBuilders(found: BuilderSearchBody, search: URLSearchParams) {
  const named = [
    ...found.builders.filter(({ fittingWork }) => fittingWork),
    ...found.builders.filter(({ fittingWork }) => !fittingWork),
  ].slice(0, most);
  return {
    words: resultWords({ ...found, pageCount: 1 }, search),
    builders: named.map(({ id, name, companyLogo, city, state, country, ...each }) => ({
      id,
      name,
      companyLogo,
      city,
      state,
      country,
      rating: each.rating,
      ratingSource: each.ratingSource,
    })),
    // where a project fits, its picture is the first; cards name the builder in place of the show
    booths: named.flatMap(({ name, fittingWork, portfolioImages: [imageUrl] }) =>
      fittingWork && imageUrl ? { ...fittingWork, eventName: name, imageUrl } : [],
    ),
  };
}

/** The builders' search for a show's title, cut to the maximum length of 100 characters. */
export function searchFor(show: string): URLSearchParams {
  return new URLSearchParams({ show: show.slice(0, 100) });
}
