import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { EarlierQuoteBody } from "../../../app-server/contract/quotes/earlier-quotes.ts";
import { usDollar } from "../../../domain/offers/currency.ts";
import { Button } from "../../ui/action/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { TextLink } from "../../ui/text/text-link.tsx";
import { FillReport } from "./fill-report.tsx";
import { noEarlierQuote } from "./line-source.ts";
import { type FillTarget, useFillLines } from "./use-fill-lines.ts";

type Props = FillTarget & {
  /** The button that pastes lines. */
  paste: ReactNode;
} & (
    | {
        /** A list of earlier quotes to choose from. */
        earlier: (choose: (quote: EarlierQuoteBody) => void, cancel: () => void) => ReactNode;
      }
    | {
        /** Reads the one earlier quote that can be copied; null: none. */
        readLast: () => Promise<EarlierQuoteBody | null>;
      }
  );

/**
 * Buttons above the lines that fill them from the builder's own rates or from an earlier quote.
 * Nothing is sent.
 */
export function FillLines(props: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const { outcome, rates, ...fill } = useFillLines(props);
  const last = useMutation({
    mutationFn: async () => ("readLast" in props ? props.readLast() : null),
    onSuccess: (quote) => quote && fill.fromEarlier(quote),
  });
  const copy =
    "earlier" in props
      ? {
          "aria-expanded": isChoosing,
          onClick: () => setChoosing(!isChoosing),
          children: "Copy from an earlier quote",
        }
      : {
          pending: last.isPending,
          onClick: () => last.mutate(),
          children: "Copy from my last quote",
        };
  return (
    <Stack gap="small">
      <Inline>
        <Button size="small" pending={rates.isPending} onClick={fill.fromRates}>
          Fill from my rates
        </Button>
        <Button size="small" {...copy} />
        {props.paste}
      </Inline>
      {isChoosing &&
        "earlier" in props &&
        props.earlier(
          (quote) => {
            setChoosing(false);
            void fill.fromEarlier(quote);
          },
          () => setChoosing(false),
        )}
      {rates.isError && (
        <Notice tone="critical" title="We couldn't read your rates">
          Nothing was filled in. Please try again.
        </Notice>
      )}
      {last.isError && (
        <Notice tone="critical" title="We couldn't read your last quote">
          Nothing was filled in. Please try again.
        </Notice>
      )}
      {last.data === null && <Text>{noEarlierQuote}</Text>}
      {rates.data && <RatesDontFit {...rates.data} />}
      {outcome && (
        <FillReport
          outcome={outcome}
          onReplace={() => fill.replaceTyped(outcome)}
          onAddNotAsked={() => fill.addNotAsked(outcome)}
          onClose={fill.clear}
        />
      )}
    </Stack>
  );
}

/** Explains why no rate can fill a line. */
function RatesDontFit({ rates, currency }: { rates: readonly unknown[]; currency: string }) {
  if (rates.length === 0) {
    return (
      <Notice title="You have no rates yet">
        <TextLink to="/dashboard?view=rates">Add your rates</TextLink>. What you typed here stays in
        your draft.
      </Notice>
    );
  }
  if (currency === usDollar) return null;
  return (
    <Notice title="Your rates are in US dollars">
      This quote is in {currency}. Nothing was filled in.
    </Notice>
  );
}
