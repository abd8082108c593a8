import { useQuery } from "@tanstack/react-query";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import type { FiguresBody } from "../../app-server/contract/figures-calls.ts";
import { figureList } from "../../domain/figures/figure-list.ts";
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
import { one, shownFigures, value, waitingFigures } from "./numbers-page.css.ts";

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
              Every number that this site states about itself, and how it is counted.
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
      {({ hasSamples, figures }) => {
        const shown = figures.filter(({ text }) => text !== null);
        const waiting = figures.filter(({ text }) => text === null);
        const [first] = figures;
        return (
          <Stack gap="xlarge">
            {hasSamples && (
              <div className={inColumn}>
                <SampleBand text="This site shows samples, so other pages state illustrative figures. These are counted." />
              </div>
            )}
            {first && (
              <Text tone="muted">
                {`As of ${formatDate(first.asOf, "MMMM d, yyyy")}, ${first.asOf.slice(11, 16)} UTC.`}
              </Text>
            )}
            <div className={shownFigures}>
              {shown.map((figure) => (
                <Figure key={figure.key} figure={figure} />
              ))}
            </div>
            {waiting.length > 0 && (
              <Stack gap="medium">
                <Heading level={2}>Not stated yet</Heading>
                <Text tone="muted">
                  Too few cases would mislead. Each is stated once it has enough.
                </Text>
                <div className={waitingFigures}>
                  {waiting.map((figure) => (
                    <Waiting key={figure.key} figure={figure} />
                  ))}
                </div>
              </Stack>
            )}
            <section id="commission" className={one}>
              <Heading level={2}>How we earn</Heading>
              <Text>
                Exhibitors pay us nothing. Builders pay a commission when a project that came
                through us completes, by rates that they agreed to before they quoted. Where no
                rates are set or agreed, none is due.
              </Text>
              <Text>
                Money changes no order, score or badge of a builder. A debt that is overdue for more
                than 60 days may stop new invitations.
              </Text>
            </section>
            <span className={alone}>
              <TextLink to="/promise">See how the promise was kept</TextLink>
            </span>
          </Stack>
        );
      }}
    </Loaded>
  );
}

type Props = { figure: FiguresBody["figures"][number] };

/** A figure that other pages state, too. */
function Figure({ figure: { key, label, text, n } }: Props) {
  const { unit, cases, sentence } = figureList[key];
  return (
    <section id={key} className={one}>
      <Heading level={2} size="card">
        <span className={value}>{text}</span> {label}
      </Heading>
      <Text>{sentence}</Text>
      {unit !== "count" && (
        <Text size="small" tone="muted">{`From ${countText(n)} ${cases}.`}</Text>
      )}
    </section>
  );
}

/** A figure with too few cases, and how many it needs. */
function Waiting({ figure: { key, label, n } }: Props) {
  const { least, cases, sentence } = figureList[key];
  return (
    <section id={key} className={one}>
      <Heading level={3} size="small">
        {`${label.charAt(0).toUpperCase()}${label.slice(1)}`}
      </Heading>
      <Text size="small" tone="muted">
        {`${countText(n)} of the ${countText(least)} ${cases} it needs`}
      </Text>
      <Text size="small">{sentence}</Text>
    </section>
  );
}
