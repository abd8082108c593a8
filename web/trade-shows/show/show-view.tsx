import type { PublicDeadlinesBody } from "../../../app-server/contract/rates/show-manual.ts";
import type { TradeShowBody } from "../../../app-server/contract/trade-shows/trade-shows.ts";
import { liesAhead } from "../../../domain/trade-shows/lies-ahead.ts";
import { placeOf } from "../../../domain/trade-shows/place-of.ts";
import { useCurrentUser } from "../../session/use-current-user.ts";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Breadcrumb } from "../../ui/data/breadcrumb.tsx";
import { DataList } from "../../ui/data/data-list.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Container } from "../../ui/layout/container.tsx";
import { PhoneFold } from "../../ui/layout/phone-fold.tsx";
import { useSay } from "../../ui/said.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { industryLabel } from "../industry-label.ts";
import { PastShow } from "./past-show.tsx";
import { QuoteButton } from "./quote-button.tsx";
import { ShowBuilders } from "./show-builders.tsx";
import type { ShowBuilders as ReadBuilders } from "./show-builders-query.ts";
import { contact } from "./show-contact.css.ts";
import { ShowDeadlines } from "./show-deadlines.tsx";
import { ShowHeader } from "./show-header.tsx";
import { ShowPictures, ShowTexts } from "./show-sections.tsx";
import { aside, columns, story, unprinted } from "./show-view.css.ts";

const trail = [
  { label: "Home", to: "/" },
  { label: "Trade Show Calendar", to: "/trade-show-calendar" },
];

type Props = {
  show: TradeShowBody;
  today: string;
  builders: ReadBuilders | null;
  deadlines: PublicDeadlinesBody | null | undefined;
};

/** A show's page: texts and builders beside the facts and a link to the quote form. */
export function ShowView({ show, today, builders, deadlines }: Props) {
  const isAdmin = useCurrentUser()?.userType === "admin";
  return (
    <Container>
      <article>
        <Breadcrumb trail={trail} current={show.title} />
        {!liesAhead(show, today) && <PastShow show={show} today={today} />}
        <ShowHeader show={show} today={today} />
        <div className={columns}>
          <div className={story}>
            <ShowTexts show={show} />
            <ShowDeadlines
              key={`${show.id} deadlines`}
              id={show.id}
              today={today}
              served={deadlines}
            />
            <ShowBuilders key={show.id} title={show.title} served={builders} />
            <ShowPictures show={show} />
          </div>
          <aside className={aside} aria-label="About this show">
            <QuickFacts show={show} />
            <ShowContact show={show} />
            <ReadyToExhibit show={show} />
            {isAdmin && (
              <LinkButton
                to={`/admin-dashboard?${new URLSearchParams({ view: "rates", show: show.id })}`}
              >
                Rates of this show
              </LinkButton>
            )}
          </aside>
        </div>
      </article>
    </Container>
  );
}

/** The show's contact data; nothing when there is none. */
function ShowContact({ show }: { show: TradeShowBody }) {
  if (!show.contactInformation) return null;
  return (
    <Card as="section">
      <CardHeader title="Contact Information" />
      <div className={contact}>
        <RichText html={show.contactInformation} />
      </div>
    </Card>
  );
}

/** The call to action at the end of a show's page. */
function ReadyToExhibit({ show }: { show: TradeShowBody }) {
  const isSoldOut = show.status === "sold-out";
  const say = useSay();
  return (
    <div className={unprinted}>
      <Card as="section" tone={isSoldOut ? "sunken" : "accent"}>
        <CardHeader title="Ready to Exhibit?" />
        <Text>
          {isSoldOut
            ? "This show is sold out. See what's next while prime corners are still open."
            : say(
                "Describe your booth once. {Five} {builders} send you a price and a plan, the first within {first}.",
              )}
        </Text>
        <QuoteButton show={show} label="Start Quote Request" soldOut="Event Sold Out" full />
      </Card>
    </div>
  );
}

/** Four key facts of a show. */
function QuickFacts({ show }: { show: TradeShowBody }) {
  const facts = [
    { label: "Industry", value: show.industry && industryLabel(show.industry) },
    { label: "Location", value: placeOf(show) },
    { label: "Region", value: show.region },
    { label: "Year", value: show.year },
  ].filter(({ value }) => Boolean(value));
  if (facts.length === 0 && !show.featured) return null;
  return (
    <Card as="section">
      <PhoneFold
        title={
          <Heading level={2} size="card">
            Quick Facts
          </Heading>
        }
      >
        {show.featured && (
          <div>
            <Badge tone="info">Featured Event</Badge>
          </div>
        )}
        <DataList items={facts} columns={4} />
      </PhoneFold>
    </Card>
  );
}
