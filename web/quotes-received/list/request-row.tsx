import type { OwnQuoteBody } from "../../../app-server/contract/dashboard/dashboard.ts";
import { briefPictureName } from "../../../domain/quotes/brief-picture.ts";
import { shortShowName } from "../../../domain/trade-shows/short-show-name.ts";
import { requestFacts } from "../../quotes/request/request-facts.ts";
import { Button } from "../../ui/action/button.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { pressable, twoLines } from "../../ui/data/rows.css.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Name } from "../../ui/text/name.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { requestStatusText } from "../request-status-text.ts";
import { requestPath } from "../request-view.ts";
import { nextStep } from "./next-step.ts";
import {
  actions,
  drawing,
  entry,
  fact,
  facts,
  links,
  sentence,
  thumb,
  title,
  value,
  words,
} from "./request-row.css.ts";
import { RequestSentenceText } from "./request-sentence-text.tsx";

type Props = {
  request: OwnQuoteBody;
  /** Whether its next step is the first of the list, which is accented. */
  isFirst: boolean;
  onOpen: () => void;
};

/**
 * One of the exhibitor's requests. The row and its button open the details; the links lead to the
 * request's page.
 */
export function RequestRow({ request, isFirst, onOpen }: Props) {
  const { id, tradeShowName, eventDate } = request;
  const { badge, tone } = requestStatusText(request);
  const next = nextStep(request);
  const items = [
    ...requestFacts(request).map((each) => ({ ...each, shown: "" })),
    { label: "Created", value: created(request), shown: "Created " },
  ];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for the keyboard there is the button
    <li className={`${entry} ${pressable}`} onClick={onOpen}>
      <div className={thumb}>
        <img
          src={thumbnail(request)}
          alt=""
          width={200}
          height={150}
          loading="lazy"
          decoding="async"
          className={drawing}
        />
      </div>
      <div className={words}>
        <div className={title}>
          <Heading level={4} size="card">
            <span className={twoLines}>
              <Name>{shortShowName(tradeShowName, eventDate)}</Name>
            </span>
          </Heading>
          <Badge tone={tone}>{badge}</Badge>
        </div>
        <p className={sentence}>
          <RequestSentenceText request={request} />
        </p>
        <dl className={facts}>
          {items.map(({ label, value: what, shown }) => (
            <div key={label} className={fact}>
              <dt>
                <VisuallyHidden>{label}</VisuallyHidden>
              </dt>
              <dd className={value}>
                {shown && <span aria-hidden="true">{shown}</span>}
                <span>{what}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={actions}>
        {/* the row opens the details, and these links another page */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard presses the link itself */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps a press from the row */}
        <div className={links} onClick={(event) => event.stopPropagation()}>
          {next && (
            <LinkButton to={next.to} size="small" tone={isFirst ? "accent" : "plain"}>
              {next.label}
              <VisuallyHidden> for {tradeShowName}</VisuallyHidden>
            </LinkButton>
          )}
          <LinkButton to={requestPath(id)} size="small">
            Open<VisuallyHidden> {tradeShowName}</VisuallyHidden>
          </LinkButton>
        </div>
        <Button size="small" tone="quiet">
          View Details<VisuallyHidden> of {tradeShowName}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

/** URL of the booth's drawing: inline, twenty of them would outweigh the rest of the page. */
function thumbnail(request: OwnQuoteBody): string {
  return `/img/brief/${briefPictureName(request).replace(/png$/, "svg")}`;
}

function created({ createdAt }: { createdAt: string | null }) {
  return createdAt ? <DateText iso={createdAt} /> : "Unknown date";
}
