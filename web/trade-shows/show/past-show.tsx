import { useInfiniteQuery } from "@tanstack/react-query";
import type { TradeShowBody } from "../../../app-server/contract/trade-shows/trade-shows.ts";
import { formatDateRange } from "../../../domain/trade-shows/format-date-range.ts";
import { isSameShow } from "../../../domain/trade-shows/is-same-show.ts";
import { formatDate } from "../../format.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { TextLink } from "../../ui/text/text-link.tsx";
import { showHref } from "../show-links.ts";
import { upcomingShowsQuery } from "../upcoming-shows-query.ts";
import { comingShows, over } from "./past-show.css.ts";

const maxNamed = 3;

/** Note on a past show's page: when it ended, and which shows come next. */
export function PastShow({ show, today }: { show: TradeShowBody; today: string }) {
  const lastDay = show.endDate ?? show.startDate;
  const upcoming = useInfiniteQuery(upcomingShowsQuery());
  const shows = upcoming.data?.pages.flatMap((page) => page.shows) ?? [];
  const again = shows.filter(({ title }) => isSameShow(title, show.title));
  const others = shows.filter((each) => !again.includes(each));
  const named = [...again, ...others].slice(0, maxNamed);
  return (
    <div className={over}>
      <Notice
        title={
          lastDay && lastDay < today
            ? `This show ended on ${formatDate(lastDay, "MMMM d, yyyy")}`
            : "This show is over"
        }
      >
        {named.length > 0 && (
          <div>
            Coming up next:
            <ul className={comingShows}>
              {named.map(({ id, title, startDate, endDate }) => (
                <li key={id}>
                  <TextLink to={showHref(id)}>{title}</TextLink>
                  {`, ${formatDateRange(startDate, endDate) ?? "dates to be announced"}`}
                </li>
              ))}
            </ul>
          </div>
        )}
        <TextLink to="/trade-show-calendar">See all upcoming shows</TextLink>
      </Notice>
    </div>
  );
}
