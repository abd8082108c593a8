import { bar, bars, figure, fill, track } from "./promise-page.css.ts";

/** A bar chart of requests by the number of quotes that were in when all were due; the last bar is five and more. */
export function QuoteBars({ histogram }: { histogram: readonly number[] }) {
  const most = Math.max(1, ...histogram);
  return (
    <ul className={bars}>
      {histogram.map((requests, quotes) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of quotes
        <li key={quotes} className={bar}>
          <span>{label(quotes, histogram.length - 1)}</span>
          <span className={track} aria-hidden="true">
            <span className={fill} style={{ width: `${(requests / most) * 100}%` }} />
          </span>
          <span className={figure}>{requests}</span>
        </li>
      ))}
    </ul>
  );
}

function label(quotes: number, last: number): string {
  if (quotes === last) return `${quotes} or more`;
  return quotes === 1 ? "1 quote" : `${quotes} quotes`;
}
