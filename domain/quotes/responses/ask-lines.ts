import type { Category } from "../../offers/category.ts";
import { categoryCells, isInPrice, notSaid } from "../../offers/category-cells.ts";
import type { QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import { dayMs } from "../../shared/time/time-units.ts";
import type { QuoteCase } from "../ports.ts";
import type { QuoteResponse } from "../quote-response.ts";
import type {
  LinesNotMissing,
  PriceNotMissing,
  QuoteNotItemized,
  ResponseAlreadyAccepted,
} from "../refusals.ts";
import { type CannotMoveResponse, moveResponse } from "./move-response.ts";
import type { ResponseStep } from "./response-step.ts";

/**
 * An exhibitor's ask: to itemize a single price, or prices of categories that the lines leave
 * out.
 */
export type LinesAsk = "itemize" | readonly Category[];

export type CannotAskLines =
  | CannotMoveResponse
  | ResponseAlreadyAccepted
  | LinesNotMissing
  | QuoteNotItemized
  | PriceNotMissing;

/**
 * Asks for lines. Further categories within a day are added without another email: `isMailed` is
 * false.
 */
export function askLines(
  before: QuoteCase,
  { id, ask }: { id: QuoteResponseId; ask: LinesAsk },
  now: Date,
): Result<ResponseStep & { isMailed: boolean }, CannotAskLines> {
  const attempted = ask === "itemize" ? "ask for lines" : "ask for prices";
  if (before.responses.some(({ status }) => status === "accepted")) {
    return refuse({ kind: "response-already-accepted", attempted });
  }
  const moved = moveResponse(before, id, { event: "price-asked", attempted, revision: null }, now);
  if (!moved.ok) return moved;
  const asked = askedCategories(moved.value, ask);
  if (!asked.ok) return asked;

  const { linesAsked, linesAskedAt } = moved.value;
  // keeps the time of the builder's own last act, from which the take-back period counts
  const updatedAt = before.responses.find((each) => each.id === id)?.updatedAt ?? now;
  const isToday = linesAskedAt !== null && now.getTime() < linesAskedAt.getTime() + dayMs;
  const fresh = asked.value.filter((category) => !linesAsked.includes(category));
  if (isToday && fresh.length === 0) return refuse({ kind: "price-already-asked" });
  return ok({
    request: { ...before.request, updatedAt: now },
    changed: {
      ...moved.value,
      updatedAt,
      linesAsked: [...linesAsked, ...fresh],
      linesAskedAt: isToday ? linesAskedAt : now,
    },
    isMailed: !isToday,
  });
}

function askedCategories(
  { lines }: QuoteResponse,
  ask: LinesAsk,
): Result<Category[], LinesNotMissing | QuoteNotItemized | PriceNotMissing> {
  if (ask === "itemize") return lines.length > 0 ? refuse({ kind: "quote-itemized" }) : ok([]);
  if (lines.length === 0) return refuse({ kind: "quote-not-itemized" });
  const cells = categoryCells(lines);
  const missing = ask.filter((category) => !isInPrice(cells.get(category) ?? notSaid));
  return missing.length > 0 ? ok(missing) : refuse({ kind: "quote-has-price" });
}

/**
 * The part of an ask that a revision leaves open. A category is answered once it is priced or
 * covered differently than before; any lines answer the ask to itemize.
 */
export function openAsk(
  { lines: before, linesAsked, linesAskedAt }: QuoteResponse,
  after: QuoteResponse["lines"],
): Pick<QuoteResponse, "linesAsked" | "linesAskedAt"> {
  const none = { linesAsked: [], linesAskedAt: null };
  if (linesAsked.length === 0) return after.length > 0 ? none : { linesAsked, linesAskedAt };
  const [said, says] = [categoryCells(before), categoryCells(after)];
  const open = linesAsked.filter((category) => {
    const cell = says.get(category) ?? notSaid;
    const isChanged = cell.state !== (said.get(category) ?? notSaid).state;
    return !isInPrice(cell) && !(isChanged && cell.state !== "not-said");
  });
  return open.length > 0 ? { linesAsked: open, linesAskedAt } : none;
}
