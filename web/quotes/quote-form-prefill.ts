import { limits } from "../../domain/quotes/limits.ts";
import type { QuoteFormValues } from "./quote-form-values.ts";

/** What an address may bring along: the name of a trade show, the name of a builder. */
export type QuoteFormPrefill = { show: string | null; builder: string | null };

/** Reads `?show=` and `?builder=`: one line each, cut to what the form takes. */
export function readPrefill(search: URLSearchParams): QuoteFormPrefill {
  const name = (parameter: string, max: number) =>
    search
      .get(parameter)
      ?.replace(/\p{C}+/gu, " ")
      .trim()
      .slice(0, max) || null;
  return { show: name("show", limits.tradeShowName), builder: name("builder", 100) };
}

/** Puts the address's wishes into the form, each once: what `former` brought may have been edited since. */
export function prefill(
  values: QuoteFormValues,
  { show, builder }: QuoteFormPrefill,
  former: QuoteFormPrefill = { show: null, builder: null },
): QuoteFormValues {
  const filled = { ...values };
  if (show && show !== former.show) filled.tradeShowName = show;
  if (builder && builder !== former.builder) {
    const note = `Preferred builder: ${builder}`;
    filled.additionalRequirements = [note, values.additionalRequirements]
      .filter(Boolean)
      .join("\n");
  }
  return filled;
}
