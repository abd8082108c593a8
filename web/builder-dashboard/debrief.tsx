import type { DebriefBody, LossReasonBody } from "../../app-server/contract/quotes/award.ts";
import { type Category, categoryFacts } from "../../domain/offers/category.ts";
import { placeWords, priceBandWords } from "../../domain/quotes/award/debrief-words.ts";
import { awardReasonList, awardReasonWords } from "../../domain/quotes/award.ts";
import { DataList } from "../ui/data/data-list.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Text } from "../ui/text/text.tsx";

/** The reasons why a quote was not chosen, as far as the builder may know them. */
export function Debrief({ debrief }: { debrief: DebriefBody }) {
  const { reasons, place, priceBand, unsaid } = debrief;
  const decided = awardReasonWords(reasons);
  const missing = (unsaid ?? []).map((key) => categoryFacts(key as Category).label).join(", ");
  const items = [
    ...(decided ? [{ label: "What decided it", value: decided }] : []),
    ...(place ? [{ label: "Your place by price", value: placeWords(place) }] : []),
    ...(priceBand === null ? [] : [{ label: "Your price", value: priceBandWords(priceBand) }]),
    ...(missing ? [{ label: "Not mentioned in your quote", value: missing }] : []),
  ];
  return (
    <Stack gap="xsmall">
      <Text>The exhibitor accepted another builder's quote.</Text>
      {items.length > 0 && <DataList items={items} />}
    </Stack>
  );
}

/** How often each reason was given, over all of the builder's lost quotes. */
export function LossReasons({ totals }: { totals: readonly LossReasonBody[] }) {
  const said = totals.flatMap(({ reason, count }) => {
    const label = awardReasonList.find(({ value }) => value === reason)?.label ?? reason;
    return reason === "other" ? [] : `${label} (${count})`;
  });
  if (said.length === 0) return null;
  return <Text tone="muted">{`What decided against your quotes so far: ${said.join(", ")}.`}</Text>;
}
