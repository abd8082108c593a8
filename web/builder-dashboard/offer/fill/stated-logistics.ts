import { type Logistics, logisticsFacts } from "../../../../domain/offers/logistics.ts";

/** Hours, weight and the like, as far as what is typed can be read. */
export function statedLogistics(typed: Record<string, string> | undefined): Logistics {
  return Object.fromEntries(
    logisticsFacts.flatMap((fact) => {
      const text = (typed?.[fact] ?? "").trim().replaceAll(",", "");
      return /^\d{1,9}$/.test(text) ? [[fact, Number(text)]] : [];
    }),
  );
}
