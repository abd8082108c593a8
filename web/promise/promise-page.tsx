import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, type MetaFunction, useSearchParams } from "react-router";
import type { PromiseSummaryBody } from "../../app-server/contract/promise/promise-calls.ts";
import { exclusionWords } from "../../domain/promise/exclusion-words.ts";
import { percentText } from "../../domain/shared/text/count-text.ts";
import { hourMs } from "../../domain/shared/time/time-units.ts";
import { callQuery } from "../api/call-query.ts";
import { HydratedQueries, readForAll } from "../api/hydrated-queries.tsx";
import { prefetch } from "../api/prefetch.ts";
import { formatDate } from "../format.ts";
import { inColumn } from "../marketing/sample-band.css.ts";
import { SampleBand } from "../marketing/sample-band.tsx";
import { pageMeta } from "../page/page-meta.ts";
import { Facts } from "../ui/data/facts.tsx";
import { Table } from "../ui/data/table.tsx";
import { ViewLinks } from "../ui/data/view-links.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Container } from "../ui/layout/container.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { textLink } from "../ui/text/text-link.css.ts";
import type { Route } from "./+types/promise-page.ts";
import { daysOf, summaryDays } from "./promise-days.ts";
import { hash, reading } from "./promise-page.css.ts";
import { forecastSentence, headline, hoursText, promiseSentence } from "./promise-words.ts";
import { QuoteBars } from "./quote-bars.tsx";

const spans = summaryDays.toSorted((a, b) => Number(a) - Number(b));

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "How We Keep the Promise",
    description:
      "How often all promised quotes were in on time, counted from a ledger that anyone can download and recompute.",
    canonicalPath: "/promise",
  });

export const loader = async ({ context, request }: LoaderFunctionArgs) => ({
  state: await prefetch(context, (api) => [
    callQuery(
      "GET /api/promise/summary",
      { query: { days: daysOf(new URL(request.url).searchParams) } },
      api,
    ),
  ]),
});

/** Loads nothing on client-side navigation: the page appears at once and reads over REST. */
export const clientLoader = () => ({ state: undefined });

/** The public record of how the promise was kept. */
export default function PromisePage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const days = daysOf(search);
  return (
    <HydratedQueries state={loaderData?.state} read={readForAll}>
      <Container>
        <Stack gap="xlarge">
          <Stack gap="small">
            <Heading level={1}>How we keep the promise</Heading>
            <Text size="large" tone="muted">
              We promise each request when its quotes will be in. This page counts how often that
              came true, also when the number is bad.
            </Text>
          </Stack>
          <ViewLinks
            label="Days counted"
            views={spans.map((span) => ({
              label: `${span} days`,
              to: span === summaryDays[0] ? "/promise" : `/promise?days=${span}`,
              isCurrent: span === days,
            }))}
          />
          <Figures days={days} />
        </Stack>
      </Container>
    </HydratedQueries>
  );
}

function Figures({ days }: { days: (typeof summaryDays)[number] }) {
  const query = useQuery({
    ...callQuery("GET /api/promise/summary", { query: { days } }),
    staleTime: 60_000,
  });
  return (
    <Loaded
      query={query}
      loading="Counting"
      rows={4}
      failure={{
        title: "The figures aren't here",
        text: "They could not be read just now. Try again in a moment.",
      }}
    >
      {(summary) => <Summary summary={summary} />}
    </Loaded>
  );
}

function Summary({ summary }: { summary: PromiseSummaryBody }) {
  const { all, clocks, excluded, sample, seal, policies, days } = summary;
  const figures = figuresOf(summary);
  const promise = promiseSentence(summary);
  const foreseen = forecastSentence(summary);
  return (
    <>
      {sample && (
        <div className={inColumn}>
          <SampleBand text="This site has sample requests. They're in the ledger, and the figures leave them out." />
        </div>
      )}
      <Stack gap="medium" as="section">
        <Heading level={2}>{headline(summary)}</Heading>
        {promise && <Text>{promise}</Text>}
        {figures.length > 0 && <Facts items={figures} />}
      </Stack>
      {all.histogram.some((requests) => requests > 0) && (
        <Stack gap="medium" as="section">
          <Heading level={2} size="card">
            Quotes at the due time
          </Heading>
          <QuoteBars histogram={all.histogram} />
          {foreseen && <Text>{foreseen}</Text>}
        </Stack>
      )}
      {[clocks.wall, clocks.business].some(hasOutcome) && (
        <Table
          caption="By both clocks"
          columns={[
            { header: "Clock", cell: ({ name }) => name },
            { header: "First quote in time", cell: ({ first }) => outcome(first), align: "end" },
            { header: "All quotes in time", cell: ({ all }) => outcome(all), align: "end" },
          ]}
          rows={[
            { name: "Every hour counts", ...clocks.wall },
            { name: "Business days only", ...clocks.business },
          ]}
          rowKey={({ name }) => name}
        />
      )}
      <section className={reading}>
        <Heading level={2} size="card">
          How we count
        </Heading>
        <Text>
          A quote counts when an invited builder named an amount by the due time and had not
          withdrawn it by then; one for each builder. Kept is the number of requests with enough of
          them, divided by those kept and missed. Requests of the last {days} days are counted once
          all their due times have passed by both clocks. If no builder fits, the promise is missed.
          Requests received include open ones; until those are settled, the ledger shows only the
          place and hash of their rows.
        </Text>
        {excluded.length > 0 && (
          <ul>
            {excluded.map(({ reason, count }) => (
              <li key={reason}>{`Left out: ${exclusionWords[reason]} (${count})`}</li>
            ))}
          </ul>
        )}
      </section>
      <section className={reading}>
        <Heading level={2} size="card">
          Check it yourself
        </Heading>
        <Text>
          Each event is a row of a ledger that is only added to. Its hash covers the row and the
          hash before it; once a day a seal covers all new rows and the seal before. Times are full
          hours, builders are numbers, and no one is named.
        </Text>
        <Text>
          Download{" "}
          <a href="/api/promise/ledger.json" className={textLink}>
            JSON
          </a>
          ,{" "}
          <a href="/api/promise/ledger.csv" className={textLink}>
            CSV
          </a>{" "}
          (a thousand rows; add ?after= and the last number for the next) or the{" "}
          <a href="/api/promise/seals" className={textLink}>
            seals
          </a>
          .
        </Text>
        {seal && (
          <p className={hash}>{`Seal of ${formatDate(seal.day, "MMMM d, yyyy")}: ${seal.root}`}</p>
        )}
      </section>
      <Stack gap="small" as="section">
        <Table
          caption="Changes of the policy"
          columns={[
            { header: "Since", cell: ({ from }) => formatDate(from, "MMM d, yyyy") },
            {
              header: "Promise",
              cell: ({ firstHours, allHours, quotesPromised }) =>
                `First quote in ${firstHours} h, ${quotesPromised} in ${allHours} h`,
            },
            { header: "Mode", cell: ({ mode }) => modeWords[mode] },
            {
              header: "Clock",
              cell: ({ clock }) => (clock === "wall" ? "Every hour" : "Business days"),
            },
          ]}
          rows={policies}
          rowKey={({ version }) => String(version)}
        />
      </Stack>
    </>
  );
}

/** How builders are invited, by the policy's mode. */
const modeWords: Record<PromiseSummaryBody["policies"][number]["mode"], string> = {
  off: "Off: invited by hand",
  suggest: "Suggest: an admin confirms",
  auto: "Auto: invited at once",
};

/** The figures that there are: no dash and no zero stands for one that is still to come. */
function figuresOf({ received, settled, first, late, paused }: PromiseSummaryBody) {
  const hours = (value: number | null) => value !== null && hoursText(value);
  const figures = [
    ["Requests received", received],
    ["Settled requests", settled],
    ["Median first quote", hours(first.medianMs === null ? null : first.medianMs / hourMs)],
    ["Late quotes, median", hours(late.p50Hours)],
    ["Late quotes, 90th percentile", hours(late.p90Hours)],
    ["Clock paused", paused],
  ] as const;
  return figures.flatMap(([label, value]) => (value ? { label, value } : []));
}

function hasOutcome({ first, all }: PromiseSummaryBody["clocks"]["wall"]): boolean {
  return first.kept + first.missed + all.kept + all.missed > 0;
}

function outcome({ kept, missed, share }: PromiseSummaryBody["clocks"]["wall"]["all"]): string {
  const counts = `${kept} kept, ${missed} missed`;
  return share === null ? counts : `${percentText(share)} (${counts})`;
}
