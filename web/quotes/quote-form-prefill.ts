import { limits } from "../../domain/quotes/limits.ts";
import type { QuoteFormValues } from "./quote-form-values.ts";

/** What an address may bring along: the names of a trade show, a builder, and a project to be like. */
export type QuoteFormPrefill = {
  show: string | null;
  builder: string | null;
  project?: string | null;
};

/** Reads `?show=`, `?builder=` and `?project=`: one line each, cut to what the form takes. */
export function readPrefill(search: URLSearchParams): QuoteFormPrefill {
  const name = (parameter: string, max: number) =>
    search
      .get(parameter)
      ?.replace(/\p{C}+/gu, " ")
      .trim()
      .slice(0, max) || null;
  const [builder, project] = [name("builder", 100), name("project", 100)];
  return { show: name("show", limits.tradeShowName), builder, ...(project && { project }) };
}

/** Puts the address's wishes into the form, each once: what `former` brought may have been edited since. */
export function prefill(
  values: QuoteFormValues,
  { show, builder, project }: QuoteFormPrefill,
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
  if (project && project !== former.project) {
    const note = `Like the project: ${project}`;
    filled.additionalRequirements = [note, filled.additionalRequirements]
      .filter(Boolean)
      .join("\n");
  }
  return filled;
}
