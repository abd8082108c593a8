import { findingText } from "../../../../domain/booth-rules/finding-text.ts";
import { boothSizeText } from "../../../../domain/quotes/booth-size-text.ts";
import {
  criteriaText,
  detailText,
  pitchText,
} from "../../../../domain/quotes/brief-detail-words.ts";
import { detailFields, detailNames, toldDetail } from "../../../../domain/quotes/brief-details.ts";
import { openSidesText } from "../../../../domain/quotes/open-sides.ts";
import {
  boothFeatures,
  budgetRanges,
  exhibitTypes,
  labelOf,
  serviceTypes,
} from "../../../../domain/quotes/options.ts";
import type { QuoteRequest } from "../../../../domain/quotes/quote-request.ts";
import { eventDay } from "../../../../domain/quotes/submit/event-day.ts";
import { dayText } from "../../../../domain/shared/time/day-text.ts";
import type { PaperSize } from "../../../services/paper.ts";
import type { System } from "../../../services/system.ts";
import { colors, eventText, finish, margin } from "../comparison/paper-look.ts";

/** A brief on paper, without contact data. */
export type PaperBrief = Pick<
  QuoteRequest,
  | "company"
  | "tradeShowName"
  | "eventDate"
  | "venue"
  | "industry"
  | "boothSize"
  | "serviceType"
  | "budget"
  | "features"
  | "openSides"
  | "brief"
  | "findings"
  | "additionalRequirements"
>;
type About = { size: PaperSize; now: Date; openPaper: System["openPaper"] };
type Fact = { label: string; text: string };

const inMargin = margin + 8;
const labelWidth = 96;
/** Text sizes, the largest first; the first that fits the page is taken. */
const textSizes = [9, 8, 7, 6, 5, 4.5];

/** A brief as one page. */
export async function briefPdf(brief: PaperBrief, { size, now, openPaper }: About) {
  const title = `Brief for ${brief.tradeShowName}`;
  const paper = await openPaper({ title, size });
  const width = paper.width - 2 * inMargin;
  const room = width - labelWidth;
  let y = inMargin;
  y += paper.block(title, { x: inMargin, y, width }, { size: 15, isBold: true }) + 3;
  const { company, eventDate, venue, boothSize } = brief;
  const about = [
    company,
    eventText(eventDate, eventDay(eventDate)),
    venue,
    boothSizeText(boothSize),
  ];
  const muted = { size: 9, color: colors.muted };
  y += paper.block(about.filter(Boolean).join(" · "), { x: inMargin, y, width }, muted) + 8;
  paper.rule({ x: inMargin, y: y - 3, width }, colors.rule);

  const bottom = paper.height - margin - 8;
  const facts = factsOf(brief);
  const heightAt = (textSize: number) =>
    facts.reduce((sum, { text }) => sum + paper.heightOf(text, room, { size: textSize }) + 4, 0);
  const textSize = textSizes.find((each) => y + heightAt(each) <= bottom);
  // too many lines for a page: they run on
  const shown = textSize
    ? facts
    : facts.map((fact) => ({ ...fact, text: fact.text.replace(/\s*\n\s*/g, " / ") }));
  const style = { size: textSize ?? 4.5 };
  for (const { label, text } of shown) {
    paper.line(label, { x: inMargin, y, width: labelWidth - 8 }, { ...style, color: colors.muted });
    y += paper.block(text, { x: inMargin + labelWidth, y, width: room }, style) + 4;
  }
  return finish(paper, `${title}, printed ${dayText(now)}`);
}

/** The stated facts of a brief, the short ones first. */
function factsOf(brief: PaperBrief): Fact[] {
  const { brief: details, findings, tradeShowName, additionalRequirements } = brief;
  const told = detailNames.flatMap((name): Fact[] => {
    const value = toldDetail(details, name);
    if (value === null || name === "pitch" || name === "pitchFee") return [];
    const { label } = detailFields[name];
    if (Array.isArray(value)) return [{ label, text: value.join("\n") }];
    const isDay = name === "decisionDay";
    return [{ label, text: isDay ? dayText(new Date(value)) : detailText(name, value) }];
  });
  const stated: [label: string, text: string | null][] = [
    ["Exhibit type", labelOf(exhibitTypes, brief.industry)],
    ["Open sides", openSidesText(brief.openSides)],
    ["Service", labelOf(serviceTypes, brief.serviceType)],
    ["Budget", brief.budget && labelOf(budgetRanges, brief.budget)],
    ["Features", brief.features.map((each) => labelOf(boothFeatures, each)).join(", ")],
    ...told.map(({ label, text }): [string, string] => [label, text]),
    ["How they choose", criteriaText(details)],
    ["With the quote", pitchText(details)],
    ["Requirements", additionalRequirements],
    ["Rules for booths", findings.map((each) => findingText(each, tradeShowName)).join("\n")],
  ];
  return stated.flatMap(([label, text]) => (text ? [{ label, text }] : []));
}
