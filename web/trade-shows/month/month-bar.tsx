import { Link } from "react-router";
import type { ShowCardBody } from "../../../app-server/contract/trade-shows/show-search-body.ts";
import { formatDateRange } from "../../../domain/trade-shows/format-date-range.ts";
import { placeOf } from "../../../domain/trade-shows/place-of.ts";
import { shortShowName } from "../../../domain/trade-shows/short-show-name.ts";
import { showHref } from "../show-links.ts";
import { showStatusLook } from "../show-status-look.ts";
import type { Bar } from "./lay-week.ts";
import { bar as barStyle, tones } from "./month-view.css.ts";

type Props = { bar: Bar<ShowCardBody>; isFirstWeek: boolean };

/** A show's bar across one week. Only its first week's bar is a link. */
export function MonthBar({ bar, isFirstWeek }: Props) {
  const { show, lane, from, to, continues } = bar;
  const short = shortShowName(show.title, show.startDate);
  const look = showStatusLook(show.status);
  const classes = `${barStyle} ${tones[look?.tone ?? "neutral"]}`;
  const place = { gridRow: lane + 2, gridColumn: `${from + 1} / ${to + 2}` };
  if (continues.before && !isFirstWeek) {
    return (
      <span className={classes} style={place} aria-hidden="true">
        {`… ${short}`}
      </span>
    );
  }
  const details = [
    formatDateRange(show.startDate, show.endDate),
    show.venue,
    placeOf(show),
    look?.label ?? show.status,
  ];
  const words = details.filter(Boolean).join(", ");
  return (
    <Link
      to={showHref(show.id)}
      className={classes}
      style={place}
      title={`${show.title}: ${words}`}
      aria-label={`${show.title}, ${words}`}
    >
      {short}
    </Link>
  );
}
