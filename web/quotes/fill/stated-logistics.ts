import { typedChangesOf } from "../../../app-server/contract/fields/typed-zod-of.ts";
import {
  type Logistics,
  logisticsFacts,
  logisticsFields,
} from "../../../domain/offers/logistics.ts";

const figures = typedChangesOf(logisticsFields);

/** The typed logistics figures that can be parsed. */
export function statedLogistics(typed: Record<string, string> | undefined): Logistics {
  return Object.fromEntries(
    logisticsFacts.flatMap((fact) => {
      const { data } = figures[fact].safeParse(typed?.[fact]);
      return data == null ? [] : [[fact, data]];
    }),
  );
}
