import { useInfiniteQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "../ui/action/button.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { useIsAlive } from "../ui/use-is-alive.ts";
import { FeaturedShow } from "./calendar/featured-show.tsx";
import { ShowChoices } from "./calendar/show-choices.tsx";
import { foot, layout, moreShows, waiting } from "./upcoming-shows.css.ts";
import { upcomingShowsQuery } from "./upcoming-shows-query.ts";

const placeId = "upcoming-shows";

/**
 * Upcoming shows: one featured, the others as choices. Without scripts the URL selects it:
 * `?upcoming=3`.
 */
export function UpcomingShows() {
  const query = useInfiniteQuery(upcomingShowsQuery());
  const isAlive = useIsAlive();
  const [search] = useSearchParams();
  const [wanted, setWanted] = useState(() => Number(search.get("upcoming") ?? 1) - 1);
  const shows = query.data?.pages.flatMap((page) => page.shows) ?? [];
  const total = query.data?.pages[0]?.total ?? 0;
  const chosen = Math.max(0, Math.min(Math.trunc(wanted) || 0, shows.length - 1));
  const show = shows[chosen];
  if (!show && query.isError) {
    return (
      <LoadFailure
        title="Upcoming shows didn't load"
        text="Please try again in a moment."
        query={query}
      />
    );
  }
  if (!show) {
    return (
      <p className={waiting} role="status">
        <Spinner />
        Loading upcoming shows...
      </p>
    );
  }
  async function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const next = Number(submitter.value) - 1;
    if (next < 0 || next >= total) return;
    if (next < shows.length) return setWanted(next);
    const { isSuccess } = await query.fetchNextPage();
    if (isSuccess) setWanted(next);
  }
  return (
    <form id={placeId} className={layout} action={`/#${placeId}`} onSubmit={choose}>
      <FeaturedShow show={show} number={chosen + 1} total={total} />
      <ShowChoices shows={shows} chosen={chosen} />
      <div className={foot}>
        {query.hasNextPage && (
          <div className={moreShows}>
            <Button
              onClick={() => query.fetchNextPage()}
              pending={query.isFetchingNextPage}
              disabled={!isAlive}
            >
              Show more shows
            </Button>
          </div>
        )}
        <LinkButton to="/trade-show-calendar">See the whole calendar</LinkButton>
      </div>
    </form>
  );
}
