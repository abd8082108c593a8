import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LoadFailure } from "../quotes/load-failure.tsx";
import { Button } from "../ui/button.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { FeaturedShow } from "./featured-show.tsx";
import { ShowChoices } from "./show-choices.tsx";
import { foot, layout, waiting } from "./upcoming-shows.css.ts";
import { upcomingShowsQuery } from "./upcoming-shows-query.ts";

/** The shows that come next: one of them large, the others to choose from. */
export function UpcomingShows() {
  const query = useInfiniteQuery(upcomingShowsQuery());
  const [chosen, setChosen] = useState(0);
  const shows = query.data?.pages.flatMap((page) => page.shows) ?? [];
  const total = query.data?.pages[0]?.total ?? 0;
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
  async function turn(step: 1 | -1) {
    const next = chosen + step;
    if (next < 0 || next >= total) return;
    if (next < shows.length) return setChosen(next);
    const { isSuccess } = await query.fetchNextPage();
    if (isSuccess) setChosen(next);
  }
  return (
    <div className={layout}>
      <FeaturedShow show={show} number={chosen + 1} total={total} turn={turn} />
      <ShowChoices shows={shows} chosen={chosen} onChoose={setChosen} />
      <div className={foot}>
        {query.hasNextPage && (
          <Button onClick={() => query.fetchNextPage()} pending={query.isFetchingNextPage}>
            Show more shows
          </Button>
        )}
        <LinkButton to="/trade-show-calendar">See the whole calendar</LinkButton>
      </div>
    </div>
  );
}
