import { type Context, Hono } from "hono";
import { isShowFiltered } from "../../../domain/trade-shows/show-filter.ts";
import { asId } from "../../contract/fields/as-id.ts";
import { problemOf } from "../../contract/problem.ts";
import { showSearchQuery, toShowFilter } from "../../contract/trade-shows/show-query.ts";
import type { AppEnv } from "../app-env.ts";
import { validate } from "../call-routes.ts";
import { problem } from "../problem-response.ts";
import { icalendar } from "./icalendar.ts";

/** Maximum number of events, which calendar programs accept without complaint. */
const maxEvents = 1000;

/** iCalendar files of one show, or of all that match a filter. */
export function showCalendarRoutes({ siteName, origin }: { siteName: string; origin: string }) {
  return new Hono<AppEnv>()
    .get("/trade-shows/:file{.+\\.ics}", async (c) => {
      const id = asId<"trade-show">(c.req.param("file").slice(0, -".ics".length));
      const found = await c.var.core.tradeShows.viewTradeShow({ id });
      if (!found.ok || !(found.value.startDate ?? found.value.endDate)) {
        return problem(c, problemOf("trade-show-not-found", 404, "There is no such date"));
      }
      const about = { name: found.value.title, origin, now: c.var.now };
      return file(c, icalendar([found.value], about), "trade-show.ics");
    })
    .get("/trade-show-calendar.ics", validate("query", showSearchQuery), async (c) => {
      const filter = toShowFilter(c.req.valid("query"));
      const { shows } = await c.var.core.tradeShows.listFilteredShows({
        filter,
        order: "ahead-first",
        page: 1,
        pageSize: maxEvents,
      });
      const wanted = Object.values(filter).filter(Boolean).join(", ");
      const name = isShowFiltered(filter) ? `Trade shows: ${wanted}` : "Trade shows";
      const about = { name: `${name} | ${siteName}`, origin, now: c.var.now };
      return file(c, icalendar(shows, about), "trade-shows.ics");
    });
}

function file(c: Context, text: string, name: string) {
  return c.body(text, 200, {
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": `attachment; filename="${name}"`,
    "cache-control": "public, max-age=600",
  });
}
