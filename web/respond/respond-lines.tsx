import "../../app-server/contract/zod-without-eval.ts";
import { useEffect, useMemo, useRef } from "react";
import { type FieldErrors, set, useForm } from "react-hook-form";
import type { OfferInput, OfferOutput } from "../../app-server/contract/quotes/offer-fields.ts";
import type { QuoteResponseBody } from "../../app-server/contract/quotes/quote-responses.ts";
import type { LinkedBriefBody } from "../../app-server/contract/quotes/respond-calls.ts";
import type { Category } from "../../domain/offers/category.ts";
import { usDollar } from "../../domain/offers/currency.ts";
import { logisticsFacts } from "../../domain/offers/logistics.ts";
import { QueryScope } from "../api/query-scope.tsx";
import { CurrencyField } from "../quotes/lines/currency-field.tsx";
import { LineEditor } from "../quotes/lines/line-editor.tsx";
import { lineInputsOf } from "../quotes/lines/line-inputs.ts";
import { LogisticsFields } from "../quotes/lines/logistics-fields.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { readTypedLines } from "./read-typed-lines.ts";
import { useFocusRefused } from "./refused-words.tsx";

type Props = {
  brief: LinkedBriefBody;
  stored: QuoteResponseBody | null;
  typed: Record<string, string> | null;
  errors: Record<string, string>;
};

/** The dashboard's line editor within the page's form; it sends its rows as one field. */
export default function RespondLines({ brief, stored, typed, errors }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const toPrice = (stored?.linesAsked ?? []) as Category[];
  const typedLines = readTypedLines(typed?.lines);
  // memoized: react-hook-form sets its errors, and renders, for each new object
  const refused = useMemo(() => fieldErrorsOf(errors), [errors]);
  const form = useForm<OfferInput, unknown, OfferOutput>({
    defaultValues: {
      lines: typedLines.length > 0 ? typedLines : lineInputsOf(stored?.lines ?? [], brief, toPrice),
      currency: typed?.currency ?? stored?.currency ?? usDollar,
      logistics: Object.fromEntries(
        logisticsFacts.map((fact) => [
          fact,
          typed?.[`logistics.${fact}`] ?? `${stored?.[fact] ?? ""}`,
        ]),
      ),
    },
    errors: refused,
  });

  useFocusRefused(place, Object.keys(refused).length > 0);

  useEffect(() => {
    const owner = place.current?.closest("form");
    const addLines = ({ formData }: FormDataEvent) => {
      for (const name of [...formData.keys()]) {
        if (name.startsWith("lines.")) formData.delete(name);
      }
      formData.set("lines", JSON.stringify(form.getValues("lines")));
      formData.set("currency", form.getValues("currency") ?? usDollar);
    };
    owner?.addEventListener("formdata", addLines);
    // adding, removing and filling rows counts as typing, too
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => owner?.dispatchEvent(new Event("input", { bubbles: true })),
    });
    return () => {
      unsubscribe();
      owner?.removeEventListener("formdata", addLines);
    };
  }, [form]);

  return (
    <QueryScope>
      <div ref={place}>
        <Stack gap="medium">
          <CurrencyField form={form} />
          <LineEditor form={form} asked={brief} toPrice={toPrice} />
          <LogisticsFields form={form} />
        </Stack>
      </div>
    </QueryScope>
  );
}

/** Converts messages by path to react-hook-form's errors. */
function fieldErrorsOf(errors: Record<string, string>): FieldErrors<OfferInput> {
  const found: FieldErrors<OfferInput> = {};
  for (const [path, message] of Object.entries(errors)) {
    if (/^(lines|logistics|currency)\b/.test(path)) set(found, path, { type: "server", message });
  }
  return found;
}
