import { useQuery } from "@tanstack/react-query";
import type {
  ShowMonthBody,
  ShowSearchBody,
} from "../../../app-server/contract/trade-shows/show-search-body.ts";
import { formatCount } from "../../format.ts";
import { Pagination } from "../../ui/data/pagination.tsx";
import { ReadFailed } from "../../ui/feedback/read-failed.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { CalendarFilters } from "../calendar/calendar-filters.tsx";
import { CalendarViews } from "../calendar/calendar-views.tsx";
import { NoShows } from "../calendar/no-shows.tsx";
import { isMonthView, showsHref } from "../calendar/show-search-address.ts";
import { ShowsList } from "../calendar/shows-list.tsx";
import { showsQuery } from "../calendar/shows-query.ts";
import { ShowsSkeleton } from "../calendar/shows-skeleton.tsx";
import { MonthView } from "./month-view.tsx";
import { stale } from "./show-calendar.css.ts";
import { showMonthQuery } from "./show-month-query.ts";

const nothing = { cities: [], years: [] };

/** The shows found for the URL's parameters, as a list or a month, with the filters. */
export function ShowCalendar({ search }: { search: URLSearchParams }) {
  const isMonth = isMonthView(search);
  const list = useQuery({ ...showsQuery(search), enabled: !isMonth });
  const month = useQuery({ ...showMonthQuery(search), enabled: isMonth });
  const shown = isMonth ? month : list;
  const { cities, years } = shown.data ?? list.data ?? month.data ?? nothing;
  return (
    <Stack gap="large">
      <CalendarFilters search={search} cities={cities} years={years} />
      <CalendarViews
        search={search}
        words={shown.data ? countWords(shown.data) : ""}
        hasShows={(shown.data?.shows.length ?? 1) > 0}
      />
      {shown.isError && !shown.data && (
        <ReadFailed title="Unable to load trade shows. Please try again later." />
      )}
      {!shown.isError && !shown.data && <ShowsSkeleton />}
      {isMonth && month.data && (
        <div className={month.isPlaceholderData ? stale : undefined}>
          <MonthView search={search} month={month.data} />
        </div>
      )}
      {!isMonth && list.data && (
        <div className={list.isPlaceholderData ? stale : undefined}>
          {list.data.shows.length > 0 ? (
            <ShowsList shows={list.data.shows} />
          ) : (
            <NoShows search={search} />
          )}
          <Pagination
            label="Pages of trade shows"
            page={list.data.page}
            pageCount={list.data.pageCount}
            hrefOf={(page) => showsHref(search, { page: `${page}` })}
          />
        </div>
      )}
    </Stack>
  );
}

/** Number of shows found, as text, without a zero: "41 trade shows, page 2 of 4". */
function countWords(found: ShowSearchBody | ShowMonthBody): string {
  const isMonth = "month" in found;
  const total = isMonth ? found.shows.length : found.total;
  if (total === 0) return "No trade shows";
  const count = `${formatCount(total)}${isMonth || found.totalIsExact ? "" : "+"}`;
  const words = `${count} trade ${total === 1 ? "show" : "shows"}`;
  return isMonth || found.pageCount < 2
    ? words
    : `${words}, page ${found.page} of ${found.pageCount}`;
}
