import type { ShowCardBody } from "../../../app-server/contract/trade-shows/show-search-body.ts";
import { formatDateRange } from "../../../domain/trade-shows/format-date-range.ts";
import { hallPicture } from "../../../domain/trade-shows/hall-picture.ts";
import { placeOf } from "../../../domain/trade-shows/place-of.ts";
import { formatCount } from "../../format.ts";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Cached } from "../../ui/cached-markup.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { industryLabel } from "../industry-label.ts";
import { DateLeaf } from "../month/date-leaf.tsx";
import { ShowBadge } from "../show-badge.tsx";
import { showHref } from "../show-links.ts";
import { ShowName } from "../show-name.tsx";
import { ShowPicture } from "../show-picture.tsx";
import * as styles from "./show-row.css.ts";

/** A show in the list: date, name, place and status. */
export function ShowRow({ show, eager = false }: { show: ShowCardBody; eager?: boolean }) {
  const { title, venue, city, industry, expectedAttendees, excerpt, featuredImage } = show;
  const where = [venue, placeOf(show)].filter(Boolean).join(", ");
  return (
    <article className={styles.row}>
      <DateLeaf date={show.startDate ?? show.endDate} />
      <div className={styles.picture}>
        <ShowPicture src={featuredImage ?? hallPicture(show)} alt="" eager={eager} />
      </div>
      <Cached as="div" className={styles.words} of={["show in a list", show]}>
        {() => (
          <>
            <div className={styles.title}>
              <Heading level={2} size="card">
                <ShowName show={show} />
              </Heading>
            </div>
            <p className={styles.facts}>
              <span className={styles.dates}>
                {formatDateRange(show.startDate, show.endDate) ?? "Dates to be announced"}
              </span>
              {city && <span className={styles.city}>{city}</span>}
              {where && <span className={styles.place}>{where}</span>}
              {expectedAttendees !== null && (
                <span className={styles.place}>{`${formatCount(expectedAttendees)} expected`}</span>
              )}
            </p>
            <div className={styles.badges}>
              <ShowBadge status={show.status} />
              {industry && <span className={styles.industry}>{industryLabel(industry)}</span>}
            </div>
            {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
          </>
        )}
      </Cached>
      <div className={styles.action}>
        <LinkButton to={showHref(show.id)} size="small">
          <span className={styles.actionWords}>Learn More</span>
          <VisuallyHidden>{` about ${title}`}</VisuallyHidden>
        </LinkButton>
      </div>
    </article>
  );
}
