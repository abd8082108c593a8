import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { ShowMonthBody } from "../../../app-server/contract/trade-shows/show-search-body.ts";
import { addMonths, type Month } from "../../../domain/trade-shows/month.ts";
import { monthName } from "../../month-name.ts";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { NoShows } from "../calendar/no-shows.tsx";
import { showsHref } from "../calendar/show-search-address.ts";
import { ShowsList } from "../calendar/shows-list.tsx";
import { MonthSheet } from "./month-sheet.tsx";
import { agenda, head, ways } from "./month-view.css.ts";

type Props = { search: URLSearchParams; month: ShowMonthBody };

/** A month of the calendar, with links to the months around it. */
export function MonthView({ search, month }: Props) {
  const shown = month.month as Month;
  const step = (count: number) => addMonths(shown, count);
  const hrefOf = (to: Month) => showsHref(search, { view: "month", month: to });
  return (
    <section aria-labelledby="month">
      <div className={head}>
        <Heading level={2} id="month">
          {monthName(shown)}
        </Heading>
        <nav className={ways} aria-label="Months">
          <LinkButton to={hrefOf(step(-1))} size="small">
            <ArrowLeft size={18} aria-hidden="true" />
            <VisuallyHidden>Go to </VisuallyHidden>
            {monthName(step(-1), "short")}
          </LinkButton>
          {!month.today.startsWith(shown) && (
            <LinkButton to={showsHref(search, { view: "month", month: null })} size="small">
              Today
            </LinkButton>
          )}
          <LinkButton to={hrefOf(step(1))} size="small">
            <VisuallyHidden>Go to </VisuallyHidden>
            {monthName(step(1), "short")}
            <ArrowRight size={18} aria-hidden="true" />
          </LinkButton>
        </nav>
      </div>
      <MonthSheet month={month} />
      <div className={agenda}>
        {month.shows.length > 0 ? (
          <ShowsList shows={month.shows} />
        ) : (
          <NoShows search={search} where={`in ${monthName(shown)}`} />
        )}
      </div>
    </section>
  );
}
