import { type Logistics, logisticsFacts } from "../../../../domain/offers/logistics.ts";

/** The typed logistics figures that can be parsed. */
export function statedLogistics(typed: Record<string, string> | undefined): Logistics {
  return Object.fromEntries(
    logisticsFacts.flatMap((fact) => {
      const text = (typed?.[fact] ?? "").trim().replaceAll(",", "");
      return /^\d{1,9}$/.test(text) ? [[fact, Number(text)]] : [];
    }),
  );
}
