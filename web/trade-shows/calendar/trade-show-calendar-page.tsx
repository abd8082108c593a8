import { data, type LoaderFunctionArgs, type MetaFunction, useSearchParams } from "react-router";
import { HydratedQueries, readForAll } from "../../api/hydrated-queries.tsx";
import { hasRead, prefetch, readFirst } from "../../api/prefetch.ts";
import { LazyBoothDrawing } from "../../booth-drawing/lazy-booth-drawing.tsx";
import { graphPaper } from "../../marketing/graph-paper.css.ts";
import { monthName } from "../../month-name.ts";
import { pageMeta } from "../../page/page-meta.ts";
import { saidIn } from "../../page/said-in.ts";
import { toLastPage } from "../../page/to-last-page.ts";
import { ReadFailed } from "../../ui/feedback/read-failed.tsx";
import { Container } from "../../ui/layout/container.tsx";
import { Said } from "../../ui/said.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { ShowCalendar } from "../month/show-calendar.tsx";
import { showMonthQuery } from "../month/show-month-query.ts";
import type { Route } from "./+types/trade-show-calendar-page.ts";
import { layout, picture, words } from "./calendar-hero.css.ts";
import { isMonthView, isNarrowed, readShowSearch, showsHref } from "./show-search-address.ts";
import { showsQuery } from "./shows-query.ts";
import { chapters, content } from "./trade-show-calendar-page.css.ts";

export const meta: MetaFunction = ({ matches, location }) => {
  const search = readShowSearch(new URLSearchParams(location.search));
  const page = search.get("page");
  const month = search.get("month");
  const which = month ? `, ${monthName(month)}` : page ? `, page ${page}` : "";
  const isOneOfMany = isNarrowed(search) || isMonthView(search);
  return pageMeta(matches, {
    title: `Trade Show Calendar${which}`,
    description: saidIn(matches)(
      "Trade shows around the world by date, industry and city: venues, booth costs, deadlines, and {five} free booth {quotes} for each of them.",
    ),
    keywords: "trade show calendar, trade shows, exhibitions, trade fair dates, expo calendar",
    canonicalPath: isOneOfMany ? "/trade-show-calendar" : showsHref(search, { page }),
  });
};

/** Reads the calendar for the URL; 503 with a message when that fails. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = readShowSearch(new URL(request.url).searchParams);
  const state = await prefetch(context, (api) => [
    isMonthView(search) ? showMonthQuery(search, api) : showsQuery(search, api),
  ]);
  const isRead = hasRead(state);
  const page = search.get("page");
  if (page) {
    toLastPage(Number(page), readFirst(state), (last) => showsHref(search, { page: `${last}` }));
  }
  return data({ state, isRead }, { status: isRead ? 200 : 503 });
}

/** Loads nothing on client-side navigation: the page appears at once and reads over REST. */
export const clientLoader = () => null;

export default function TradeShowCalendarPage({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const search = readShowSearch(params);
  return (
    <div className={chapters}>
      <CalendarHero />
      <Container>
        <div className={content}>
          {loaderData && !loaderData.isRead ? (
            <ReadFailed title="Unable to load trade shows. Please try again later." />
          ) : (
            <HydratedQueries state={loaderData?.state} read={readForAll}>
              <ShowCalendar search={search} />
            </HydratedQueries>
          )}
        </div>
      </Container>
    </div>
  );
}

function CalendarHero() {
  return (
    <section className={graphPaper}>
      <div className={layout}>
        <div className={words}>
          <Text size="label" tone="accent">
            Trade Show Calendar
          </Text>
          <Heading level={1}>Every build starts with a date</Heading>
          <Text size="large" tone="muted">
            <Said>
              {
                "Find your show, see when the halls open and what a booth there costs. Then get quotes from {five} {builders} who'll have it up the night before."
              }
            </Said>
          </Text>
        </div>
        <div className={picture}>
          <LazyBoothDrawing
            type="pavilion"
            size="40x30"
            features={["counter", "furniture", "multimedia", "led-lighting"]}
            seed="calendar"
            dimensions={false}
          />
        </div>
      </div>
    </section>
  );
}
