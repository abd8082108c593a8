import { Suspense, useState } from "react";
import type { LinkedBriefBody } from "../../app-server/contract/quotes/respond-calls.ts";
import { dollarsText } from "../../domain/shared/money/dollars-text.ts";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { AskedLines } from "../quotes/lines/asked-lines.tsx";
import { QuoteTermFields } from "../quotes/terms/quote-term-fields.tsx";
import { termInputsOf } from "../quotes/terms/term-inputs.ts";
import { Button } from "../ui/action/button.tsx";
import { Tabs } from "../ui/data/tabs.tsx";
import { RowsSkeleton } from "../ui/feedback/rows-skeleton.tsx";
import { Field } from "../ui/form/field.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Text } from "../ui/text/text.tsx";
import { useIsAlive } from "../ui/use-is-alive.ts";

const RespondLines = lazyComponent(async () => (await import("./respond-lines.tsx")).default);

/** `stored`: lines, price and terms of an itemized quote stay as they are. */
type Pricing = "single" | "itemized" | "stored";
type Props = {
  brief: LinkedBriefBody;
  /** Typed fields of a refused form; `errors` has the messages. */
  typed: Record<string, string> | null;
  errors: Record<string, string>;
};

/**
 * Fields for one price or lines. Without JavaScript only one price can be entered, and an itemized
 * quote keeps its lines.
 */
export function PriceFields({ brief, typed, errors }: Props) {
  const isAlive = useIsAlive();
  const stored = brief.may.revise ? brief.ownQuote : null;
  const isItemized = (stored?.lines.length ?? 0) > 0;
  const without = isItemized ? "stored" : "single";
  const asksForLines = Boolean(stored?.linesAskedAt);
  const [chosen, setChosen] = useState<Pricing>(
    (typed?.pricing as Pricing | undefined) ?? (asksForLines ? "itemized" : without),
  );
  const [wasOpened, setOpened] = useState(chosen === "itemized");
  const pricing = isAlive ? chosen : without;
  const choose = (value: Pricing) => {
    setChosen(value);
    if (value === "itemized") setOpened(true);
  };

  if (pricing === "stored") {
    return (
      <>
        <Text tone="muted">
          The lines, price and terms of your itemized quote stay as they are.
        </Text>
        <Inline>
          {isAlive && (
            <Button onClick={() => choose("itemized")}>Change lines, price or terms</Button>
          )}
        </Inline>
        <noscript>
          Changing them here needs JavaScript. You can also sign in and open the request on your
          dashboard.
        </noscript>
      </>
    );
  }
  const amount = stored?.quotedAmount ?? null;
  const terms = termInputsOf(stored);
  return (
    <>
      {asksForLines && stored && <AskedLines quote={stored} />}
      <input type="hidden" name="pricing" value={pricing} />
      {isItemized && pricing === "single" && <input type="hidden" name="lines" value="[]" />}
      <Tabs
        label="How you price it"
        value={pricing}
        onValueChange={(value) => choose(value as Pricing)}
        tabs={[
          {
            value: "single",
            label: "One price",
            isKept: true,
            content: (
              <Field
                label="Amount in US dollars"
                hint="Total for the whole job, e.g. 12,500. Leave blank only if you need more information first."
                error={errors.quotedAmount}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    name="quotedAmount"
                    inputMode="decimal"
                    autoComplete="off"
                    defaultValue={
                      typed?.quotedAmount ?? (amount === null ? "" : dollarsText(amount))
                    }
                  />
                )}
              </Field>
            ),
          },
          {
            value: "itemized",
            label: "Itemized",
            isKept: wasOpened,
            content: isAlive && wasOpened && (
              <Suspense fallback={<RowsSkeleton label="Loading the lines" />}>
                <RespondLines brief={brief} stored={stored} typed={typed} errors={errors} />
              </Suspense>
            ),
          },
        ]}
      />
      <noscript>Itemizing your quote needs JavaScript.</noscript>
      <QuoteTermFields
        bind={(term) => ({
          name: `terms.${term}`,
          defaultValue: typed?.[`terms.${term}`] ?? terms[term],
        })}
        error={(term) => errors[`terms.${term}`]}
        hasHighEnd
      />
    </>
  );
}
