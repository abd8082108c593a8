import type { ShowCardBody } from "../../../app-server/contract/trade-shows/show-search-body.ts";
import { formatDateRange } from "../../../domain/trade-shows/format-date-range.ts";
import { placeOf } from "../../../domain/trade-shows/place-of.ts";
import { Cached } from "../../ui/cached-markup.tsx";
import { ShowName } from "../show-name.tsx";
import { choice, choiceDates, choiceTitle, overview } from "../upcoming-shows.css.ts";

type Props = {
  shows: readonly ShowCardBody[];
  chosen: number;
};

/** All shows as buttons; pressing one submits the surrounding form to feature it. */
export function ShowChoices({ shows, chosen }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list
    <ul className={overview} role="list" aria-label="Upcoming shows">
      {shows.map((show, index) => (
        <Cached as="li" key={show.id} of={["show to choose", index, index === chosen, show]}>
          {() => (
            <button
              type="submit"
              name="upcoming"
              value={index + 1}
              className={choice}
              aria-pressed={index === chosen}
            >
              <span className={choiceDates}>
                {formatDateRange(show.startDate, show.endDate) ?? "Dates to be announced"}
              </span>
              <span className={choiceTitle}>
                <ShowName show={show} />
              </span>
              <span className={choiceDates}>{placeOf(show)}</span>
            </button>
          )}
        </Cached>
      ))}
    </ul>
  );
}
