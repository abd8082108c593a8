import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type { QuotingBuilderBody } from "../../../app-server/contract/quotes/comparison/quoting-builders.ts";
import type { ReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import type { ViewedRequestBody } from "../../../app-server/contract/quotes/viewed-request.ts";
import type { Category } from "../../../domain/offers/category.ts";
import { compareResponses } from "../../../domain/quotes/comparison/compare-responses.ts";
import { isOpen, type RequestStatus } from "../../../domain/quotes/request-state.ts";
import { callQuery } from "../../api/call-query.ts";
import { lazyComponent } from "../../lazy/lazy-component.tsx";
import { LazyLines } from "../../quotes/lines/read-lines.tsx";
import { AskingButtons, takesAsking } from "../../quotes/promise/asking-buttons.tsx";
import { useCurrentUser } from "../../session/use-current-user.ts";
import { Text } from "../../ui/text/text.tsx";
import { AskAll } from "../asks/ask-all.tsx";
import { FinalOfferNote } from "../asks/final-offer-note.tsx";
import { LazyAskToPrice, LazyEditScope } from "../asks/lazy-dialogs.tsx";
import { BriefChangedNote } from "./brief-changed-note.tsx";
import { ComparisonOptions, ComparisonTools } from "./comparison-tools.tsx";
import { sentence, view } from "./comparison-view.css.ts";
import { comparisonWords } from "./comparison-words.ts";
import { usualLanded } from "./landed/landed-choices.ts";
import { landedFact, landedSection, unitPricesFact } from "./landed/landed-facts.tsx";
import { NewOrder, useHeldOrder } from "./new-order.tsx";
import { coversFact, offerFacts } from "./offer-table/offer-facts.tsx";
import { OfferTable } from "./offer-table/offer-table.tsx";
import type { AskFor } from "./offer-table/scope-cells.tsx";
import { gapsOf, sameScopeFact, scopeSections } from "./offer-table/scope-facts.tsx";
import type { RowFilter, ScopeView } from "./offer-table/scope-rows.ts";
import { type OfferOrder, sortOffers } from "./offer-table/sort-offers.ts";
import { unitNote } from "./offer-table/unit-note.ts";
import { ladderNames, ladderPrices, scopePricesOf } from "./price-ladder/ladder-prices.ts";
import { PriceLadder } from "./price-ladder/price-ladder.tsx";

/** Shown below the table with show services; its script loads with that view. */
const LazyLandedPanel = lazyComponent(
  async () => (await import("./landed/landed-panel.tsx")).LandedPanel,
);

/** Length of a message that fits into three lines of a column. */
const shortMessage = 60;

const noRowsWords = {
  gaps: "No gaps: each itemized quote has a price for every category here.",
  different: "The itemized quotes don't differ in any category.",
};

type Props = {
  request: ViewedRequestBody;
  /** The quotes to show; `stands` is false for those that ended. */
  shown: readonly { response: ReceivedResponseBody; stands: boolean }[];
  builders: readonly QuotingBuilderBody[];
  canDecide: boolean;
  order: OfferOrder;
  onOrder: (order: OfferOrder) => void;
};

/** Quotes side by side: as quoted, on the same scope, or with the show's bill. */
export function ComparedQuotes({
  request,
  shown: unsorted,
  builders,
  canDecide,
  order,
  onOrder,
}: Props) {
  const responses = unsorted.map(({ response }) => response);
  const isItemized = responses.some(({ lines }) => lines.length > 0);
  const [choices, setChoices] = useState(usualLanded);
  const { data } = useQuery({
    ...callQuery("GET /api/quote-requests/:id/comparison", {
      params: { id: request.id },
      query: choices,
    }),
    placeholderData: keepPreviousData,
    enabled: isItemized,
  });
  // the page is served with the comparison even when no quote has lines
  const comparison = isItemized ? data : undefined;
  const [scopeView, setScopeView] = useState<ScopeView>("quoted");
  const [rowFilter, setRowFilter] = useState<RowFilter>("all");
  const { shown, news, take } = useHeldOrder(
    sortOffers(unsorted, order, scopePricesOf(comparison)),
    order,
  );
  const { unit, offers } = compareResponses(request, shown);
  const isMixed = responses.some(({ pricedFor }) => pricedFor.changed.includes("boothSize"));
  const priced = ladderPrices(shown, scopeView, comparison);
  const isAdmin = useCurrentUser()?.userType === "admin";
  const isUndecided =
    isOpen(request.status as RequestStatus) &&
    responses.every(({ status }) => status !== "accepted");
  const [asking, setAsking] = useState<{ responseId: string; category: string } | null>(null);
  const [reading, setReading] = useState<string | null>(null);
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
  const sections = comparison
    ? scopeSections(comparison, scopeView, { askFor, filter: rowFilter, onRead: setReading })
    : [];
  const files =
    useQuery(callQuery("GET /api/quote-requests/:id/attachments", { params: { id: request.id } }))
      .data?.files ?? [];
  const hasLongMessage = responses.some(
    ({ responseMessage }) => (responseMessage?.length ?? 0) > shortMessage,
  );
  const [amount, ...others] = offerFacts({
    unit,
    files,
    isItemized,
    hasLongMessage,
    canDecide,
  });
  const facts = [
    ...(amount ? [amount] : []),
    ...(comparison && scopeView !== "quoted"
      ? [sameScopeFact(comparison), unitPricesFact(comparison)]
      : []),
    ...(comparison && scopeView === "landed" ? [landedFact(comparison)] : []),
    coversFact(comparison, canDecide),
    ...others,
  ];
  // facts that no quote states are listed once, below the table
  const said = facts.filter(({ value }) => offers.some((offer) => value(offer)));
  const unsaid = facts.filter((fact) => !said.includes(fact) && fact.key !== "unit");
  const words = comparisonWords(shown, comparison, canDecide);
  const options = {
    requestId: request.id,
    order: offers.length > 1 ? order : null,
    onOrder,
    scopeView: comparison ? scopeView : null,
    onScopeView: setScopeView,
    rowFilter,
    onRowFilter: setRowFilter,
    isItemized,
    choices,
    onEditScope: canDecide ? () => setEditingScope(true) : null,
    children: (
      <>
        <FinalOfferNote
          requestId={request.id}
          responses={responses}
          canDecide={canDecide}
          canReopen={isAdmin && isUndecided}
        />
        {canDecide && takesAsking(request.promise) && (
          <AskingButtons
            requestId={request.id}
            isStopped={request.promise?.isAskingStopped ?? false}
            tone="quiet"
          />
        )}
      </>
    ),
  };
  return (
    <div className={view}>
      <BriefChangedNote request={request} responses={responses} canDecide={canDecide} />
      {priced.length > 1 && (
        <PriceLadder offers={priced} budget={request.budget} about={ladderNames[scopeView]} />
      )}
      {words && <p className={sentence}>{words}</p>}
      <ComparisonTools {...options} />
      <NewOrder news={news} onTake={take} />
      {comparison && rowFilter !== "all" && sections.length === 0 && (
        <p role="status">{noRowsWords[rowFilter]}</p>
      )}
      <OfferTable
        title={request.tradeShowName}
        facts={said}
        sections={[
          ...sections,
          ...(comparison && scopeView === "landed"
            ? landedSection(comparison, { requestId: request.id, mayAsk: canDecide })
            : []),
        ]}
        offers={offers}
        builders={builders}
        canDecide={canDecide}
        options={<ComparisonOptions {...options} />}
        note={
          comparison && <AskAll scope={comparison.scope} responses={responses} canAsk={canDecide} />
        }
      />
      <Suspense>
        {comparison && asking && asked && askedOffer && (
          <LazyAskToPrice
            response={asked}
            gaps={gapsOf(comparison, askedOffer, asked.lines)}
            first={asking.category as Category}
            onClose={() => setAsking(null)}
          />
        )}
        {reading && (
          <LazyLines
            quotes={offers
              .filter(({ response }) => response.lines.length > 0)
              .map(({ response: { builder, lines, currency } }) => ({
                name: builder?.name ?? "Unknown Builder",
                lines,
                currency,
              }))}
            category={reading as Category}
            onClose={() => setReading(null)}
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
          Hatched cells are estimates, never part of a quote.{" "}
          {scopeView === "landed"
            ? "Tax and discounts are left out."
            : "Tax, discounts and what the show bills are left out."}
        </Text>
      )}
      <Text size="small" tone="muted">
        {unitNote(unit, isMixed)} We detect what is mentioned and what isn't included from the
        builder's message. Check with the builder before you rely on it.
        {unsaid.length > 0 && (
          <span>{` No quote says: ${unsaid.map(({ label }) => label.toLowerCase()).join(", ")}.`}</span>
        )}
      </Text>
    </div>
  );
}
