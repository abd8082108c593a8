import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { CalendarViews } from "./calendar-views.tsx";

test.each([
  ["status=done", "Add these to your calendar"],
  // the file has all months
  ["view=month&month=2027-03&status=done", "Add all matching shows to your calendar"],
])("the calendar's file for %j is offered as %j", (query, words) => {
  const written = renderToString(
    <StaticRouter location="/trade-show-calendar">
      <CalendarViews search={new URLSearchParams(query)} words="2 trade shows" hasShows />
    </StaticRouter>,
  );
  expect(written).toContain('href="/trade-show-calendar.ics?status=done"');
  expect(written).toContain(words);
});
