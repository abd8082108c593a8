import { useQuery } from "@tanstack/react-query";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import type { FiguresBody } from "../../app-server/contract/figures-calls.ts";
import { type FigureKey, figureList } from "../../domain/figures/figure-list.ts";
import { countText } from "../../domain/shared/text/count-text.ts";
import { callQuery } from "../api/call-query.ts";
import { HydratedQueries, readForAll } from "../api/hydrated-queries.tsx";
import { prefetch } from "../api/prefetch.ts";
import { formatDate } from "../format.ts";
import { inColumn } from "../marketing/sample-band.css.ts";
import { SampleBand } from "../marketing/sample-band.tsx";
import { pageMeta } from "../page/page-meta.ts";
import { useSteadyHash } from "../page/use-steady-hash.ts";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Container } from "../ui/layout/container.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { alone } from "../ui/text/text-link.css.ts";
import { TextLink } from "../ui/text/text-link.tsx";
import type { Route } from "./+types/numbers-page.ts";
import { list, one } from "./numbers-page.css.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "How We Count",
    description: "Every number that this site states about itself: what it counts, and when.",
    canonicalPath: "/numbers",
  });

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  state: await prefetch(context, (api) => [callQuery("GET /api/figures", {}, api)]),
});

/** Loads nothing on client-side navigation: the page appears at once and reads over REST. */
export const clientLoader = () => ({ state: undefined });

/** Every figure of the site with its value, its cases and how it is counted. */
export default function NumbersPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedQueries state={loaderData?.state} read={readForAll}>
      <Container>
        <Stack gap="xlarge">
          <Stack gap="small">
            <Heading level={1}>How we count</Heading>
            <Text size="large" tone="muted">
              Every number that this site states about itself. One without enough cases is left out
              until it has them.
            </Text>
          </Stack>
          <Numbers />
        </Stack>
      </Container>
    </HydratedQueries>
  );
}

function Numbers() {
  const query = useQuery({ ...callQuery("GET /api/figures", {}), staleTime: 60_000 });
  useSteadyHash();
  return (
    <Loaded
      query={query}
      loading="Counting"
      rows={6}
      failure={{
        title: "The numbers aren't here",
        text: "They could not be read just now. Try again in a moment.",
      }}
    >
      {({ hasSamples, figures }) => (
        <>
          {hasSamples && (
            <div className={inColumn}>
              <SampleBand text="This site shows samples, so other pages state illustrative figures. These are counted." />
            </div>
          )}
          <div className={list}>
            {figures.map((figure) => (
              <Figure key={figure.key} figure={figure} />
            ))}
          </div>
        </>
      )}
    </Loaded>
  );
}

const ofPromise: FigureKey[] = ["first-24", "five-48", "median-first-quote"];

function Figure({ figure }: { figure: FiguresBody["figures"][number] }) {
  const { key, label, text, n, asOf } = figure;
  const { unit, least, cases, sentence } = figureList[key];
  const from =
    text === null
      ? `Shown from ${countText(least)} ${cases} on; there are ${countText(n)}.`
      : unit !== "count" && `Counted from ${countText(n)} ${cases}.`;
  return (
    <section id={key} className={one}>
      <Heading level={2} size="card">
        {text === null ? `Not yet: ${label}` : `${text} ${label}`}
      </Heading>
      <Text>{sentence}</Text>
      <Text size="small" tone="muted">
        {[from, `As of ${formatDate(asOf, "MMMM d, yyyy")}, ${asOf.slice(11, 16)} UTC.`]
          .filter(Boolean)
          .join(" ")}
      </Text>
      {ofPromise.includes(key) && (
        <span className={alone}>
          <TextLink to="/promise">See how the promise was kept</TextLink>
        </span>
      )}
    </section>
  );
}
