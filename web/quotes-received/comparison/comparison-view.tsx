import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type { QuoteRequestBody } from "../../../app-server/contract/quotes/quote-requests.ts";
import type { ReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import type { QuotingBuilderBody } from "../../../app-server/contract/quotes/quoting-builders.ts";
import type { Category } from "../../../domain/offers/category.ts";
import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";
import { compareResponses } from "../../../domain/quotes/comparison/compare-responses.ts";
import { budgetRanges, exhibitTypes, labelOf } from "../../../domain/quotes/options.ts";
import { LazyBoothDrawing } from "../../booth-drawing/lazy-booth-drawing.tsx";
import { filesQuery } from "../../quotes/files/files-query.ts";
import { eventDateText } from "../../quotes/request/event-date-text.ts";
import { Button } from "../../ui/action/button.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Breadcrumb } from "../../ui/data/breadcrumb.tsx";
import { rows } from "../../ui/data/rows.css.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { LastWord } from "../asks/last-word.tsx";
import { LazyAskToPrice, LazyEditScope } from "../asks/lazy-dialogs.tsx";
import { ChosenQuote } from "../chosen-quote.tsx";
import { ReceivedResponse } from "../received-response.tsx";
import { useNoteSeen } from "../seen-revision.tsx";
import { comparisonQuery, usualLanded } from "./comparison-query.ts";
import { drawing, folded, head, sorting, tools, unfold, view } from "./comparison-view.css.ts";
import { landedFact, landedSection, unitPricesFact } from "./landed/landed-facts.tsx";
import { LazyLandedPanel } from "./landed/lazy-landed-panel.tsx";
import { coversFact, offerFacts } from "./offer-table/offer-facts.tsx";
import { OfferTable } from "./offer-table/offer-table.tsx";
import {
  type AskFor,
  gapsOf,
  type ScopeView,
  sameScopeFact,
  scopeSections,
} from "./offer-table/scope-facts.tsx";
import { type OfferOrder, offerOrders, sortOffers } from "./offer-table/sort-offers.ts";
import { unitNote } from "./offer-table/unit-note.ts";
import { PriceLadder } from "./price-ladder/price-ladder.tsx";

const scopeViews: { value: ScopeView; label: string }[] = [
  { value: "quoted", label: "As quoted" },
  { value: "same-scope", label: "Same scope" },
  { value: "landed", label: "With show services" },
];

const downloads = [
  { extension: "xlsx", label: "Download Excel" },
  { extension: "csv", label: "Download CSV" },
  { extension: "pdf", label: "Download PDF" },
];

type Props = {
  request: QuoteRequestBody;
  responses: readonly ReceivedResponseBody[];
  builders: readonly QuotingBuilderBody[];
  /** The reader is the exhibitor, and the request is open. */
  mayDecide: boolean;
};

/** All quotes for one request on one page: prices on a line, facts in a table, and after the choice what happens now. */
export function ComparisonView({ request, responses, builders, mayDecide }: Props) {
  const [order, setOrder] = useState<OfferOrder>("amount");
  useNoteSeen(responses);
  const accepted = responses.find(({ status }) => status === "accepted");
  // after the choice the ones that were turned down are what it was chosen from
  const isCompared = ({ status, withdrawnAt }: ReceivedResponseBody) =>
    status === "pending" ||
    status === "accepted" ||
    (accepted && status === "declined" && !withdrawnAt);
  const standing = responses.filter(isCompared);
  const ended = responses.filter((response) => !isCompared(response));
  const compared = standing.length > 0 && (
    <Compared
      request={request}
      responses={sortOffers(standing, order)}
      builders={builders}
      canDecide={mayDecide && !accepted}
      order={order}
      onOrder={setOrder}
    />
  );
  return (
    <div className={view}>
      <Head request={request} />
      {accepted && <ChosenQuote response={accepted} level={2} />}
      {accepted ? (
        <details className={folded} open={standing.length === 1 || undefined}>
          <summary className={unfold}>{`All ${standing.length} quotes, side by side`}</summary>
          {compared}
        </details>
      ) : (
        compared
      )}
      {responses.length === 0 && (
        <EmptyState
          title="Waiting for Responses"
          text="Builders typically respond within 24-48 hours with their quotes and availability."
        />
      )}
      {ended.length > 0 && (
        <details className={folded}>
          <summary className={unfold}>
            {ended.length === 1 ? "1 quote that ended" : `${ended.length} quotes that ended`}
          </summary>
          <ul className={rows}>
            {ended.map((response) => (
              <ReceivedResponse
                key={response.id}
                response={response}
                headingLevel={3}
                canDecide={false}
                othersPending={false}
              />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Head({ request }: { request: QuoteRequestBody }) {
  const { id, tradeShowName, eventDate, venue, boothSize, industry, features, budget } = request;
  const facts = [
    eventDateText(eventDate),
    venue,
    `${boothSizeText(boothSize)} ${labelOf(exhibitTypes, industry).toLowerCase()}`,
    ...(budget ? [`Budget ${labelOf(budgetRanges, budget)}`] : []),
  ];
  return (
    <header className={head}>
      <Stack gap="small">
        <Breadcrumb
          trail={[
            { label: "Dashboard", to: "/dashboard" },
            { label: tradeShowName, to: `/dashboard?request=${id}` },
          ]}
          current="Compare quotes"
        />
        <Heading level={1} size="section">
          {`Compare quotes for ${tradeShowName}`}
        </Heading>
        <Text tone="muted">{facts.join(" · ")}</Text>
      </Stack>
      <div className={drawing}>
        <LazyBoothDrawing type={industry} size={boothSize} features={features} seed={id} />
      </div>
    </header>
  );
}

type ComparedProps = Omit<Props, "mayDecide"> & {
  canDecide: boolean;
  order: OfferOrder;
  onOrder: (order: OfferOrder) => void;
};

function Compared({ request, responses, builders, canDecide, order, onOrder }: ComparedProps) {
  const { unit, offers } = compareResponses(request, responses);
  const priced = responses.flatMap(({ id, builder, quotedAmount, status }) =>
    quotedAmount === null
      ? []
      : [
          {
            id,
            builder: builder?.name ?? "",
            cents: quotedAmount,
            isChosen: status === "accepted",
          },
        ],
  );
  const isItemized = responses.some(({ lines }) => lines.length > 0);
  const [choices, setChoices] = useState(usualLanded);
  const comparison = useQuery({
    ...comparisonQuery(request.id, choices),
    enabled: isItemized,
  }).data;
  const [scopeView, setScopeView] = useState<ScopeView>("quoted");
  const [asking, setAsking] = useState<{ responseId: string; category: string } | null>(null);
  const [isEditingScope, setEditingScope] = useState(false);
  const askFor: AskFor = ({ responseId }) => {
    const response = responses.find(({ id }) => id === responseId);
    if (!canDecide || response?.status !== "pending") return null;
    return {
      asked: response.linesAsked,
      onAsk: (category) => setAsking({ responseId, category }),
    };
  };
  const asked = responses.find(({ id }) => id === asking?.responseId);
  const askedOffer = comparison?.offers.find(({ responseId }) => responseId === asking?.responseId);
  const files = useQuery(filesQuery(request.id)).data?.files ?? [];
  const [amount, ...others] = offerFacts(unit, files);
  const facts = [
    ...(amount ? [amount] : []),
    ...(comparison && scopeView !== "quoted"
      ? [sameScopeFact(comparison), unitPricesFact(comparison)]
      : []),
    ...(comparison && scopeView === "landed" ? [landedFact(comparison)] : []),
    coversFact(comparison, canDecide),
    ...others,
  ];
  // what no quote says is said once
  const said = facts.filter(({ value }) => offers.some((offer) => value(offer)));
  const unsaid = facts.filter((fact) => !said.includes(fact) && fact.key !== "unit");
  return (
    <Stack gap="large">
      {priced.length > 1 && <PriceLadder offers={priced} budget={request.budget} />}
      <div className={tools}>
        {offers.length > 1 && (
          <div className={sorting}>
            <Field label="Sort by">
              {(control) => (
                <Select
                  {...control}
                  options={offerOrders}
                  value={order}
                  onChange={(event) => onOrder(event.target.value as OfferOrder)}
                />
              )}
            </Field>
          </div>
        )}
        {comparison && (
          <div className={sorting}>
            <Field label="Prices">
              {(control) => (
                <Select
                  {...control}
                  options={scopeViews}
                  value={scopeView}
                  onChange={(event) => setScopeView(event.target.value as ScopeView)}
                />
              )}
            </Field>
          </div>
        )}
        <Inline gap="small" wrap>
          {isItemized &&
            downloads.map(({ extension, label }) => (
              <LinkButton
                key={extension}
                to={`/api/quote-requests/${request.id}/comparison.${extension}`}
                size="small"
                reloadDocument
              >
                {label}
              </LinkButton>
            ))}
          {canDecide && (
            <Button size="small" onClick={() => setEditingScope(true)}>
              Edit scope
            </Button>
          )}
          <LastWord requestId={request.id} responses={responses} canDecide={canDecide} />
          <LinkButton to={`/dashboard?request=${request.id}`} size="small">
            Request details
          </LinkButton>
          <Button size="small" onClick={() => print()}>
            Print
          </Button>
        </Inline>
      </div>
      <OfferTable
        title={request.tradeShowName}
        facts={said}
        sections={
          comparison
            ? [
                ...scopeSections(comparison, scopeView, askFor),
                ...(scopeView === "landed" ? landedSection(comparison) : []),
              ]
            : []
        }
        sectionsAfter="covers"
        offers={offers}
        builders={builders}
        canDecide={canDecide}
      />
      <Suspense>
        {comparison && asking && asked && askedOffer && (
          <LazyAskToPrice
            response={asked}
            gaps={gapsOf(comparison, askedOffer)}
            first={asking.category as Category}
            onClose={() => setAsking(null)}
          />
        )}
        {isEditingScope && (
          <LazyEditScope request={request} onClose={() => setEditingScope(false)} />
        )}
      </Suspense>
      {comparison && scopeView === "landed" && (
        <Suspense>
          <LazyLandedPanel comparison={comparison} choices={choices} onChoices={setChoices} />
        </Suspense>
      )}
      {comparison && scopeView !== "quoted" && (
        <Text size="small" tone="muted">
          Same scope estimates what each quote would cost if it covered what the others cover.
          Hatched cells are estimates, never part of a quote. Tax, discounts and what the show bills
          are left out.
        </Text>
      )}
      <Text size="small" tone="muted">
        {unitNote(unit)} We detect what is mentioned and what isn't included from the builder's
        message. Check with the builder before you rely on it.
        {unsaid.length > 0 &&
          ` No quote says: ${unsaid.map(({ label }) => label.toLowerCase()).join(", ")}.`}
      </Text>
    </Stack>
  );
}
