import type { LineInput } from "../../../../app-server/contract/quotes/line-fields.ts";
import { mark as markStyle } from "./fill-lines.css.ts";

/** Where a row's price comes from: shown until it is changed. */
export type RowMark = { words: string } & Pick<LineInput, "unit" | "unitPrice">;
export type RowMarks = Readonly<Record<string, RowMark>>;

/** Under the category of a row that was filled in. */
export function FillMark({ mark, unit, unitPrice }: RowMarkProps) {
  if (!mark || mark.unit !== unit || mark.unitPrice !== unitPrice) return null;
  return <span className={markStyle}>{mark.words}</span>;
}

type RowMarkProps = { mark: RowMark | undefined } & Pick<LineInput, "unit" | "unitPrice">;
