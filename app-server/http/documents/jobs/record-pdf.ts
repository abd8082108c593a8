import { totalOf } from "../../../../domain/jobs/change.ts";
import { punchUrgencies } from "../../../../domain/jobs/punch-item.ts";
import type { JobRead } from "../../../../domain/jobs/view-job.ts";
import { type Category, categoryLabels } from "../../../../domain/offers/category.ts";
import { amountText } from "../../../../domain/offers/stated-price.ts";
import { dayText } from "../../../../domain/shared/time/day-text.ts";
import type { CloseOutBody } from "../../../contract/jobs/close-outs.ts";
import { createFlow } from "../comparison/accepted-quote-pdf.ts";
import { finish } from "../comparison/paper-look.ts";
import { type About, agreedText, partText } from "./agreement-pdf.ts";

const settledWords = ["not confirmed by either side", "confirmed by one side", "confirmed by both"];

/** The record of a job as a PDF: agreement, changes, approvals with hashes, punch list, bill. */
export async function recordPdf(
  read: JobRead,
  bill: CloseOutBody,
  { size, origin, now, openPaper }: About,
): Promise<Uint8Array<ArrayBuffer>> {
  const { job, request, quote, amounts, agreement, names } = read;
  const { currency } = quote;
  const builder = read.builderName ?? "The builder";
  const money = (amount: number) => amountText(amount, currency);
  const nameOf = (id: string | null) => names.get(id ?? "") ?? null;
  const title = `Record of the job for ${request.tradeShowName}`;
  const paper = await openPaper({ title, size });
  const page = createFlow(paper);
  const part = (heading: string) => {
    page.gap(10);
    page.prose(heading, { size: 11, isBold: true });
  };
  page.prose(title, { size: 15, isBold: true, link: `${origin}/jobs/${job.id}` });
  page.gap(8);
  page.fact("Exhibitor", request.company);
  page.fact("Builder", builder);
  page.fact("Quoted", money(amounts.baseline));
  page.fact("Approved changes", money(amounts.changes));
  page.fact("Agreed", money(amounts.agreed), { isBold: true, size: 10 });
  part("Agreement");
  page.fact("Version", `${agreement.version}`);
  page.fact("Payments", agreement.payments.map((each) => partText(each, currency)).join("\n"));
  page.fact("Agreed by", agreedText(request.company, agreement.exhibitorAt));
  page.fact("and by", agreedText(builder, agreement.builderAt));
  part("Changes");
  for (const change of read.changes) {
    const { number, title, state, decidedAt } = change;
    const said = [state, decidedAt && dayText(decidedAt), money(totalOf(change))];
    page.fact(`Change ${number}`, `${title}: ${said.filter(Boolean).join(", ")}`);
  }
  part("Approvals");
  for (const { title, round, state, decidedAt, decidedBy, files } of read.approvals) {
    const said = [state, decidedAt && dayText(decidedAt), nameOf(decidedBy)].filter(Boolean);
    const hashes = files.map(({ name, hash }) => `${name}: SHA-256 ${hash ?? "not recorded"}`);
    page.fact(`Round ${round}`, [`${title}: ${said.join(", ")}`, ...hashes].join("\n"));
  }
  part("Punch list");
  for (const { number, text, urgency, state, at, photos } of read.punch) {
    const when = punchUrgencies.find(({ value }) => value === urgency)?.label;
    const facts = [state, when, dayText(at), photos.length > 0 && `${photos.length} photos`];
    page.fact(`Item ${number}`, `${text}\n${facts.filter(Boolean).join(", ")}`);
  }
  part("Final bill");
  for (const { category, billed, note } of bill.rows) {
    const label = categoryLabels[category as Category];
    page.fact(label, `${money(billed ?? 0)}${note ? `, ${note}` : ""}`);
  }
  page.fact("Total", money(bill.rows.reduce((sum, { billed }) => sum + (billed ?? 0), 0)));
  page.fact("Standing", settledWords[bill.settledBy?.length ?? -1] ?? null);
  for (const { category, charged } of bill.charges) {
    const label = categoryLabels[category as Category];
    page.fact(`Show: ${label}`, charged === null ? null : money(charged));
  }
  for (const { text } of bill.findings) page.fact("Worth a check", text);
  return finish(paper, `Record of a job, printed ${dayText(now)}`);
}
