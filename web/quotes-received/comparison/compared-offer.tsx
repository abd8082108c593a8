import type { ReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import type { compareResponses } from "../../../domain/quotes/responses/compare-responses.ts";
import type { PriceUnit } from "../../../domain/quotes/responses/price-unit.ts";
import { formatDate, formatMoney } from "../../format.ts";
import { responseLook } from "../../quotes/request/response-look.ts";
import { amount as amountStyle, prose } from "../../ui/data/rows.css.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { ContactLinks } from "../../ui/text/contact-links.tsx";
import { ExternalLink } from "../../ui/text/external-link.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { DecideOnResponse } from "../decide-on-response.tsx";
import {
  column,
  columnActions,
  columnFact,
  columnFacts,
  columnHead,
  columnLabel,
  columnNote,
} from "./offer-comparison.css.ts";

type Offer = ReturnType<typeof compareResponses<ReceivedResponseBody>>["offers"][number];
type Props = { offer: Offer; unit: PriceUnit; canDecide: boolean; othersPending: boolean };

const unitNames = {
  "square-foot": "Per square foot",
  "linear-foot": "Per linear foot",
  none: "Per foot",
};

/** One quote in the comparison: its facts align with the others'. */
export function ComparedOffer({ offer, unit, canDecide, othersPending }: Props) {
  const { response, unitPrice, aboveLeast, mentions } = offer;
  const { builder, quotedAmount } = response;
  const { label, tone } = responseLook(response);
  const named = (says: string) =>
    mentions.flatMap((mention) => (mention.says === says ? [mention.topic] : [])).join(", ");
  const unclear = named("both");

  return (
    <li className={column}>
      <div className={columnHead}>
        <Heading level={4} size="small">
          {builder?.name ?? "Unknown Builder"}
        </Heading>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <dl className={columnFacts}>
        <Fact label="Amount">
          {quotedAmount === null ? (
            "No price yet"
          ) : (
            <>
              <span className={amountStyle}>{formatMoney(quotedAmount)}</span>
              <span className={columnNote}>
                {aboveLeast === 0
                  ? "The lowest"
                  : `${formatMoney(aboveLeast ?? 0)} above the lowest`}
              </span>
            </>
          )}
        </Fact>
        <Fact label={unitNames[unit.kind]}>
          {unitPrice === null ? "None" : formatMoney(unitPrice)}
        </Fact>
        <Fact label="Timeline">{response.estimatedTimeline ?? "Not given"}</Fact>
        <Fact label="Valid until">{formatDate(response.validUntil, "MMM d, yyyy")}</Fact>
        <Fact label="Builder's rating">{ratingWords(builder)}</Fact>
        <Fact label="Mentioned in the message">{named("named") || "No scope items mentioned"}</Fact>
        <Fact label="Says it's not included">
          {named("ruled-out") || "Nothing"}
          {unclear && <span className={columnNote}>Unclear: {unclear}</span>}
        </Fact>
        <Fact label="Contact">{builder ? <ContactLinks {...builder} /> : "None"}</Fact>
      </dl>
      <div className={columnActions}>
        {canDecide && <DecideOnResponse response={response} othersPending={othersPending} />}
      </div>
      <div className={columnFact}>
        <Text size="small" tone="muted">
          Message
        </Text>
        <p className={prose}>{response.responseMessage ?? "None"}</p>
        {response.attachments.map((link) => (
          <ExternalLink key={link} href={link}>
            {link}
          </ExternalLink>
        ))}
      </div>
    </li>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={columnFact}>
      <dt className={columnLabel}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ratingWords(builder: ReceivedResponseBody["builder"]): string {
  if (!builder || builder.reviewCount === 0) return "No reviews yet";
  const { rating, reviewCount } = builder;
  return `${rating.toFixed(1)} of 5, ${reviewCount} ${reviewCount === 1 ? "review" : "reviews"}`;
}
