import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { ShowCardBody } from "../../../app-server/contract/trade-shows/show-search-body.ts";
import { formatDateRange } from "../../../domain/trade-shows/format-date-range.ts";
import { hallPicture } from "../../../domain/trade-shows/hall-picture.ts";
import { placeOf } from "../../../domain/trade-shows/place-of.ts";
import { IconButton } from "../../ui/action/icon-button.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { DateLeaf } from "../month/date-leaf.tsx";
import { QuoteButton } from "../show/quote-button.tsx";
import { ShowBadge } from "../show-badge.tsx";
import { showHref } from "../show-links.ts";
import { ShowName } from "../show-name.tsx";
import { ShowPicture } from "../show-picture.tsx";
import * as styles from "../upcoming-shows.css.ts";

type Props = {
  show: ShowCardBody;
  number: number;
  total: number;
};

/** The featured show; its buttons submit the surrounding form with the previous or next number. */
export function FeaturedShow({ show, number, total }: Props) {
  const where = [show.venue, placeOf(show)].filter(Boolean).join(", ");
  return (
    <section className={styles.stage} aria-label="Featured show">
      <article className={styles.featured}>
        <div className={styles.picture}>
          <ShowPicture key={show.id} src={show.featuredImage ?? hallPicture(show)} alt="" />
          <div className={styles.leaf}>
            <DateLeaf date={show.startDate ?? show.endDate} />
          </div>
        </div>
        <div className={styles.words} aria-live="polite">
          <ShowBadge status={show.status} />
          <div className={styles.title}>
            <Heading level={3} size="section">
              <ShowName show={show} />
            </Heading>
          </div>
          <p className={styles.dates}>
            {formatDateRange(show.startDate, show.endDate) ?? "Dates to be announced"}
          </p>
          {where && <p className={styles.place}>{where}</p>}
          {show.excerpt && (
            <div className={styles.excerpt}>
              <Text size="small">{show.excerpt}</Text>
            </div>
          )}
          <div className={styles.actions}>
            <QuoteButton show={show} label="Get Quote" soldOut="Get Quote" />
            <LinkButton to={showHref(show.id)}>
              Learn More
              <VisuallyHidden>{` about ${show.title}`}</VisuallyHidden>
            </LinkButton>
          </div>
        </div>
      </article>
      {/* not disabled at the ends, since that would take the focus away */}
      <div className={styles.turn}>
        <p className={styles.count} aria-live="polite">{`${number} of ${total}`}</p>
        <IconButton
          label="Previous show"
          icon={<ArrowLeft size={22} aria-hidden="true" />}
          type="submit"
          name="upcoming"
          value={number - 1}
          aria-disabled={number === 1}
        />
        <IconButton
          label="Next show"
          icon={<ArrowRight size={22} aria-hidden="true" />}
          type="submit"
          name="upcoming"
          value={number + 1}
          aria-disabled={number >= total}
        />
      </div>
    </section>
  );
}
