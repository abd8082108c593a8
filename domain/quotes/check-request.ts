import type { BoothToCheck } from "../booth-rules/booth-rules.ts";
import { checkBooth, type Finding } from "../booth-rules/check-booth.ts";
import { rulesFor } from "../show-plan/rules-for.ts";
import type { ShowManuals } from "../show-plan/show-manual.ts";
import type { TradeShow } from "../trade-shows/trade-show.ts";
import type { QuoteRequest } from "./quote-request.ts";

type Checked = Pick<
  QuoteRequest,
  "industry" | "boothSize" | "openSides" | "features" | "brief" | "venue"
>;

/** The facts of a request's booth that rules are about. */
export function boothToCheck(request: Omit<Checked, "venue">): BoothToCheck {
  const { industry, boothSize, openSides, features, brief } = request;
  const { heightMm, doubleDeck, reusable } = brief;
  return { industry, boothSize, openSides, features, heightMm, doubleDeck, reusable };
}

/** The findings of the rules at this show and venue; empty where no rules are known. */
export async function checkRequest(
  ports: { showManuals: Pick<ShowManuals, "find"> },
  request: Checked,
  show: TradeShow | null,
): Promise<Finding[]> {
  const rules = await rulesFor(ports, show, request.venue);
  return rules ? checkBooth(boothToCheck(request), rules) : [];
}
