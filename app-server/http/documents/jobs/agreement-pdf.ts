import type { Agreement } from "../../../../domain/jobs/agreement.ts";
import type { Due } from "../../../../domain/jobs/payment.ts";
import type { JobRead } from "../../../../domain/jobs/view-job.ts";
import type { Currency } from "../../../../domain/offers/currency.ts";
import {
  quoteTermLabels,
  quoteTermWords,
  saidTerms,
} from "../../../../domain/offers/quote-term-words.ts";
import { amountText } from "../../../../domain/offers/stated-price.ts";
import { boothSizeText } from "../../../../domain/quotes/booth-size-text.ts";
import { dayText } from "../../../../domain/shared/time/day-text.ts";
import type { PaperSize } from "../../../services/paper.ts";
import type { System } from "../../../services/system.ts";
import { createFlow, lineTable } from "../comparison/accepted-quote-pdf.ts";
import { eventText, finish } from "../comparison/paper-look.ts";

export type About = { size: PaperSize; origin: string; now: Date; openPaper: System["openPaper"] };

/** A version of the agreement as a PDF: amount, payments, terms and lines, and who agreed when. */
export async function agreementPdf(
  read: JobRead,
  agreement: JobRead["agreement"],
  { size, origin, now, openPaper }: About,
): Promise<Uint8Array<ArrayBuffer>> {
  const { job, request, quote } = read;
  const { version, amount, payments, cancellation } = agreement;
  const { currency } = quote;
  const title = `What you agreed for ${request.tradeShowName}`;
  const paper = await openPaper({ title, size });
  const page = createFlow(paper);
  page.prose(title, { size: 15, isBold: true, link: `${origin}/jobs/${job.id}` });
  const { company, eventDate, eventDay, venue, boothSize } = request;
  const about = [eventText(eventDate, eventDay), venue, boothSizeText(boothSize)];
  page.prose(about.filter(Boolean).join(" · "), {});
  page.gap(14);
  const builder = read.builderName ?? "The builder";
  page.fact("Exhibitor", company);
  page.fact("Builder", builder);
  page.fact("Version", `${version} of ${read.agreement.version}`);
  page.fact("Amount", amountText(amount, currency), { isBold: true, size: 10 });
  page.fact("Quote", `Revision ${quote.revision}, ${quote.id}`);
  if (read.earlierBrief) {
    page.fact("Price is for", boothSizeText(read.earlierBrief.boothSize));
    page.fact("Brief now", boothSizeText(boothSize));
  }
  for (const term of saidTerms) {
    page.fact(quoteTermLabels[term], quoteTermWords(quote.terms)[term]);
  }
  const parts = payments.map((part) => partText(part, currency));
  page.fact("Payments", parts.length > 0 ? parts.join("\n") : "As your contract says");
  page.fact("Cancellation", cancellation);
  page.fact("Agreed by", agreedText(company, agreement.exhibitorAt));
  page.fact("and by", agreedText(builder, agreement.builderAt));
  page.gap(6);
  page.prose(
    "Your contract is between the two of you. This page records what you both say it contains.",
    { size: 8 },
  );
  if (quote.lines.length > 0) lineTable(paper, page, quote);
  return finish(paper, `Agreement, version ${version}, printed ${dayText(now)}`);
}

export function agreedText(name: string, at: Date | null): string {
  return at ? `${name}, ${dayText(at)}` : `${name}: not yet`;
}

export function partText(
  { label, amount, due }: Agreement["payments"][number],
  currency: Currency,
) {
  return `${label}: ${amountText(amount, currency)}, ${dueText(due)}`;
}

const events = {
  agreed: "both agreed",
  delivered: "the booth is delivered",
  closed: "the job is closed",
};

function dueText(due: Due): string {
  if ("day" in due) return `due ${dayText(new Date(due.day))}`;
  return due.days === 0
    ? `when ${events[due.after]}`
    : `${due.days} days after ${events[due.after]}`;
}
