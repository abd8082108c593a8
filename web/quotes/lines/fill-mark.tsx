import type { LineInput } from "../../../app-server/contract/quotes/line-fields.ts";
import { mark as markStyle } from "./line-editor.css.ts";

/** The source of a row's filled-in price, shown until the price is changed. */
export type RowMark = { words: string } & Price;
type Price = Pick<LineInput, "unit" | "unitPrice"> & { currency: string };
export type RowMarks = Readonly<Record<string, RowMark>>;

/** Note below the category of a filled-in row. */
export function FillMark({ mark, unit, unitPrice, currency }: { mark: RowMark } & Price) {
  if (mark.unit !== unit || mark.unitPrice !== unitPrice || mark.currency !== currency) return null;
  return <span className={markStyle}>{mark.words}</span>;
}
