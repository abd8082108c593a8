import { ownRateFills } from "../../offers/own-rates.ts";
import { requiredScope } from "../../offers/required-scope.ts";
import type { Amounts } from "../../offers/same-scope.ts";
import type { RateRepository } from "../../rates/ports.ts";
import { boothFeet } from "../../shared/booth-feet.ts";
import { utcDay } from "../../shared/time/utc-day.ts";
import type { QuoteRequestRepository } from "../ports.ts";
import type { QuoteRequest } from "../quote-request.ts";
import type { QuoteResponse } from "../quote-response.ts";
import type { OwnRatesDiffer } from "../refusals.ts";

/**
 * Refuses own rates that differ from the builder's current rate card: outdated or invented ones.
 * Null when all match.
 */
export async function ownRatesDiffer(
  rates: RateRepository,
  request: QuoteRequest,
  response: QuoteResponse,
  now: Date,
): Promise<OwnRatesDiffer | null> {
  const given = Object.keys(response.ownRates).length;
  if (given === 0) return null;
  const right = await rightOwnRates(rates, request, response, now);
  return Object.keys(right).length === given ? null : { kind: "own-rates-differ" };
}

/**
 * The own rates of a quote that moves to another version of the brief. When the booth size has
 * changed, only rates whose amounts match the rate card for the new size stay, since the builder
 * saw no others.
 */
export async function standingOwnRates(
  { quotes, rates }: { quotes: QuoteRequestRepository; rates: RateRepository },
  request: QuoteRequest,
  { before, after }: { before: QuoteResponse | undefined; after: QuoteResponse },
  now: Date,
): Promise<Amounts> {
  const { ownRates, confirmedBrief } = after;
  const isOfSameBrief = before?.confirmedBrief === confirmedBrief;
  if (isOfSameBrief || Object.keys(ownRates).length === 0) return ownRates;
  const sizeOf = await readSizes(quotes, request);
  const [was, boothSize] = [sizeOf(before?.confirmedBrief), sizeOf(confirmedBrief)];
  if (JSON.stringify(boothFeet(was)) === JSON.stringify(boothFeet(boothSize))) return ownRates;
  return rightOwnRates(rates, { ...request, boothSize }, after, now);
}

/**
 * The own rates of a restored quote: those that still match the builder's rate card. The others are
 * dropped, since the builder couldn't correct them in a take-back.
 */
export async function ownRatesTakenBack(
  { quotes, rates }: { quotes: QuoteRequestRepository; rates: RateRepository },
  request: QuoteRequest,
  after: QuoteResponse,
  now: Date,
): Promise<Amounts> {
  if (Object.keys(after.ownRates).length === 0) return after.ownRates;
  const boothSize = (await readSizes(quotes, request))(after.confirmedBrief);
  return rightOwnRates(rates, { ...request, boothSize }, after, now);
}

/** Returns the booth size of a version of the brief. */
async function readSizes(quotes: QuoteRequestRepository, { id, boothSize }: QuoteRequest) {
  const briefs = await quotes.listBriefVersions(id);
  return (version: number | undefined) =>
    briefs.find((each) => each.version === version)?.boothSize ?? boothSize;
}

/** The own rates that match the builder's current rate card. */
async function rightOwnRates(
  rates: RateRepository,
  request: QuoteRequest,
  { builderId, lines, logistics, ownRates }: QuoteResponse,
  now: Date,
): Promise<Amounts> {
  const fills: Amounts = ownRateFills(await rates.listRates(builderId), {
    lines,
    logistics,
    required: requiredScope(request),
    feet: boothFeet(request.boothSize),
    today: utcDay(now),
  });
  return Object.fromEntries(
    Object.entries(ownRates).filter(
      ([category, amount]) => fills[category as keyof Amounts] === amount,
    ),
  );
}
