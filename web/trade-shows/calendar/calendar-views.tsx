import CalendarDays from "lucide-react/icons/calendar-days";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import List from "lucide-react/icons/list";
import { Link } from "react-router";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Text } from "../../ui/text/text.tsx";
import { count, line, view, views } from "./calendar-views.css.ts";
import { calendarFileHref, isMonthView, showsHref } from "./show-search-address.ts";

type Props = {
  search: URLSearchParams;
  words: string;
  /** Whether there are shows to export. */
  hasShows: boolean;
};

/** The number of shows, and links to the other views: list, month, iCalendar. */
export function CalendarViews({ search, words, hasShows }: Props) {
  const isMonth = isMonthView(search);
  return (
    <div className={line}>
      <div role="status" className={count}>
        <Text tone="muted">{words}</Text>
      </div>
      {hasShows && (
        <LinkButton to={calendarFileHref(search)} size="small" tone="quiet" reloadDocument>
          <CalendarPlus size={18} aria-hidden="true" />
          {isMonth ? "Add all matching shows to your calendar" : "Add these to your calendar"}
        </LinkButton>
      )}
      <nav className={views} aria-label="View">
        <Link
          to={showsHref(search, { view: null, month: null })}
          className={view}
          aria-current={isMonth ? undefined : "page"}
        >
          <List size={18} aria-hidden="true" />
          List
        </Link>
        <Link
          to={showsHref(search, { view: "month" })}
          className={view}
          aria-current={isMonth ? "page" : undefined}
        >
          <CalendarDays size={18} aria-hidden="true" />
          Month
        </Link>
      </nav>
    </div>
  );
}
