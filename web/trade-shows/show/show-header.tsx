import CalendarPlus from "lucide-react/icons/calendar-plus";
import type { TradeShowBody } from "../../../app-server/contract/trade-shows/trade-shows.ts";
import { formatDateRange } from "../../../domain/trade-shows/format-date-range.ts";
import { hallPicture } from "../../../domain/trade-shows/hall-picture.ts";
import { placeOf } from "../../../domain/trade-shows/place-of.ts";
import { formatCount, formatDate, rangeText } from "../../format.ts";
import { ShareButton } from "../../page/share-button.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { DataList } from "../../ui/data/data-list.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { ExternalLink } from "../../ui/text/external-link.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { websiteLink } from "../../ui/text/website-link.ts";
import { industryLabel } from "../industry-label.ts";
import { showHref } from "../show-links.ts";
import { ShowPicture } from "../show-picture.tsx";
import { detailStatusLook } from "../show-status-look.ts";
import { QuoteButton } from "./quote-button.tsx";
import * as styles from "./show-view.css.ts";

/**
 * Titles longer than this, in characters, get a smaller font size so that they don't fill the
 * screen.
 */
const longTitle = 60;

/** A show's title, dates, place, requirements and actions. */
export function ShowHeader({ show, today }: { show: TradeShowBody; today: string }) {
  const { title, industry, tags, venue, featuredImage } = show;
  const status = detailStatusLook(show, today);
  const registration = show.registrationLink && websiteLink(show.registrationLink);
  const website = show.eventWebsite && websiteLink(show.eventWebsite);
  const hasDates = show.startDate !== null || show.endDate !== null;
  const where = [venue, placeOf(show)].filter(Boolean).join(", ");
  const facts = factsOf(show);
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <div className={styles.badges}>
          {industry && <Badge tone="neutral">{industryLabel(industry)}</Badge>}
          <Badge tone={status.tone}>{status.label}</Badge>
        </div>
        <div className={styles.title}>
          <Heading level={1} size={title.length > longTitle ? "section" : "page"}>
            {title}
          </Heading>
        </div>
        <p className={styles.when}>
          {formatDateRange(show.startDate, show.endDate) ?? "Dates to be announced"}
        </p>
        {where && <p className={styles.where}>{where}</p>}
        {tags.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list
          <ul className={styles.tags} role="list" aria-label="Tags">
            {[...new Set(tags)].map((tag) => (
              <li key={tag} className={styles.tag}>
                {tag}
              </li>
            ))}
          </ul>
        )}
        {facts.length > 0 && (
          <div className={styles.facts}>
            <DataList items={facts} columns={3} />
          </div>
        )}
        <div className={styles.actions}>
          <QuoteButton show={show} label="Get Custom Booth Quote" soldOut="Sold Out" size="large" />
          {registration && (
            <ExternalLink href={registration} isAlone>
              Register for Event
            </ExternalLink>
          )}
          {website && (
            <ExternalLink href={website} isAlone>
              Official Site
            </ExternalLink>
          )}
        </div>
        <div className={styles.actions}>
          {hasDates && (
            <LinkButton to={`${showHref(show.id)}.ics`} reloadDocument>
              <CalendarPlus size={18} aria-hidden="true" />
              Add to calendar
            </LinkButton>
          )}
          <ShareButton title={title} />
        </div>
      </div>
      <figure className={styles.sheet}>
        <ShowPicture
          src={featuredImage ?? hallPicture(show)}
          alt={featuredImage ? title : ""}
          eager
        />
      </figure>
    </header>
  );
}

function factsOf(show: TradeShowBody) {
  const { expectedAttendees, boothCostRange, registrationDeadline } = show;
  return [
    {
      label: "Expected attendees",
      value: expectedAttendees === null ? undefined : formatCount(expectedAttendees),
    },
    { label: "Booth cost range", value: rangeText(boothCostRange) },
    {
      label: "Registration deadline",
      value: registrationDeadline && formatDate(registrationDeadline, "MMM d, yyyy"),
    },
  ].filter(({ value }) => Boolean(value));
}
