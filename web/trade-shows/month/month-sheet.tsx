import type { ShowMonthBody } from "../../../app-server/contract/trade-shows/show-search-body.ts";
import { type Month, weeksOfMonth } from "../../../domain/trade-shows/month.ts";
import { layWeek } from "./lay-week.ts";
import { MonthBar } from "./month-bar.tsx";
import * as styles from "./month-view.css.ts";

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
/** Number of lanes per week; further shows are only counted. */
const maxLanes = 6;

/** A month as a wall calendar: weeks of days, with a bar for each show across its days. */
export function MonthSheet({ month: { month, today, shows } }: { month: ShowMonthBody }) {
  return (
    <div className={styles.sheet}>
      <div className={styles.weekdays} aria-hidden="true">
        {weekdays.map((name) => (
          <span key={name} className={styles.weekday}>
            {name}
          </span>
        ))}
      </div>
      {weeksOfMonth(month as Month).map((week, number) => {
        const bars = layWeek(week, shows);
        const hidden = bars.filter(({ lane }) => lane >= maxLanes).length;
        return (
          <div key={week[0]} className={styles.week}>
            {week.map((day, column) => (
              <time
                key={day}
                dateTime={day}
                className={`${styles.day} ${styles.days[lookOf(day, month, today)]}`}
                style={{ gridColumn: column + 1 }}
              >
                {Number(day.slice(8))}
              </time>
            ))}
            {bars
              .filter(({ lane }) => lane < maxLanes)
              .map((bar) => (
                <MonthBar key={bar.show.id} bar={bar} isFirstWeek={number === 0} />
              ))}
            {hidden > 0 && (
              <p className={styles.more} style={{ gridRow: maxLanes + 2 }}>
                {`and ${hidden} more this week, in the list view`}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}

function lookOf(day: string, month: string, today: string): keyof typeof styles.days {
  if (day === today) return "today";
  return day.startsWith(month) ? "here" : "elsewhere";
}
