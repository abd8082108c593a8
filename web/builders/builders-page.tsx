import { data, type LoaderFunctionArgs, type MetaFunction, useSearchParams } from "react-router";
import { vettedWords } from "../../domain/vetting/vetted-words.ts";
import { callQuery } from "../api/call-query.ts";
import { HydratedQueries, readForAll } from "../api/hydrated-queries.tsx";
import { hasRead, prefetch, readFirst } from "../api/prefetch.ts";
import { apiContext } from "../context.ts";
import { readClaims } from "../marketing/shown-claims.ts";
import { useClaims } from "../marketing/use-claims.ts";
import { pageMeta } from "../page/page-meta.ts";
import { toLastPage } from "../page/to-last-page.ts";
import { Container } from "../ui/layout/container.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import type { Route } from "./+types/builders-page.ts";
import { buildersHref, isNarrowed, readBuilderSearch } from "./builder-search-address.ts";
import { BuildersFailed } from "./builders-failed.tsx";
import { BuildersList } from "./builders-list.tsx";
import { whereWide } from "./card/builder-card.css.ts";

/** The page has counts of its own; the loader tells which checks builders need. */
const noFigures: never[] = [];

export const meta: MetaFunction = ({ matches, location }) => {
  const search = readBuilderSearch(new URLSearchParams(location.search));
  const page = Number(search.get("page") ?? 1);
  return pageMeta(matches, {
    title: page > 1 ? `Our Builders, page ${page}` : "Our Builders",
    description:
      "Exhibit builders on five continents: search by name, city, specialty and industry, look at their booths, and get in touch.",
    keywords: "exhibit builders, booth builders, stand builders, trade show contractors",
    canonicalPath: isNarrowed(search) ? "/our-builders" : buildersHref(search, page),
  });
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = readBuilderSearch(new URL(request.url).searchParams);
  const [state, claims] = await Promise.all([
    prefetch(context, (api) => [callQuery("GET /api/builders/search", { query: search }, api)]),
    readClaims(context.get(apiContext), noFigures),
  ]);
  const isRead = hasRead(state);
  const page = search.get("page");
  if (page) toLastPage(Number(page), readFirst(state), (last) => buildersHref(search, last));
  return data({ state, isRead, claims }, { status: isRead ? 200 : 503 });
}

export const clientLoader = () => null;

/** The page of all builders, with filters. */
export default function BuildersPage({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const search = readBuilderSearch(params);
  const { required } = useClaims(noFigures, loaderData?.claims);
  return (
    <Container>
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1}>Find your exhibit builder</Heading>
          <div className={whereWide}>
            <Text size="large" tone="muted">
              {`${vettedWords[required]} Look at their work, then talk to them.`}
            </Text>
          </div>
        </Stack>
        {loaderData && !loaderData.isRead ? (
          <BuildersFailed />
        ) : (
          <HydratedQueries state={loaderData?.state} read={readForAll}>
            <BuildersList search={search} />
          </HydratedQueries>
        )}
      </Stack>
    </Container>
  );
}
