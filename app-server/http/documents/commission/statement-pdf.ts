import { balanceOf, type EntryKind } from "../../../../domain/commission/entry.ts";
import type { StatementRead } from "../../../../domain/commission/ports.ts";
import { rateText } from "../../../../domain/commission/rates-text.ts";
import { openOf } from "../../../../domain/commission/statement.ts";
import { exactMoneyText } from "../../../../domain/shared/money/money-text.ts";
import { dayText } from "../../../../domain/shared/time/day-text.ts";
import type { PaperSize } from "../../../services/paper.ts";
import type { System } from "../../../services/system.ts";
import { createFlow } from "../comparison/accepted-quote-pdf.ts";
import { colors, finish, margin } from "../comparison/paper-look.ts";

type About = { size: PaperSize; origin: string; now: Date; openPaper: System["openPaper"] };

const left = margin + 12;
/** Widths of the columns after the show, in points. */
const widths = [52, 84, 74, 70, 78];
const titles = ["Month", "Base", "Left out", "Rate", "Commission"];

/** A statement as a PDF: the parties, each job, tax, total, the last day and how to pay. */
export async function statementPdf(
  { statement, entries, since }: StatementRead,
  { size, origin, now, openPaper }: About,
): Promise<Uint8Array<ArrayBuffer>> {
  const { number, total, legal } = statement;
  const { operator, builder } = legal;
  const title = `${total < 0 ? "Credit" : "Statement"} ${number}`;
  const paper = await openPaper({ title, size });
  const page = createFlow(paper);
  page.prose(title, {
    size: 15,
    isBold: true,
    link: `${origin}/dashboard?view=money`,
  });
  page.prose(`Commission on jobs up to ${monthText(statement.month)}, in US dollars`, {});
  page.gap(4);
  page.prose(
    total < 0
      ? `We owe you ${exactMoneyText(-total)}`
      : `${exactMoneyText(total)}, due ${dayText(new Date(statement.dueOn))}`,
    { size: 12, isBold: true },
  );
  page.gap(14);
  page.fact("From", `${operator.name}\n${operator.address}`);
  page.fact("Tax ID", operator.taxId);
  page.fact("To", [builder.name, builder.place].filter(Boolean).join("\n"));
  page.fact("Date", dayText(statement.issuedAt));
  page.gap(10);
  const row = (show: string, cells: string[], style: { isBold?: boolean; color?: string } = {}) => {
    page.makeRoom(26);
    const room = widths.reduce((sum, width) => sum + width, 0);
    let x = paper.width - left - room;
    const width = x - left - 6;
    paper.line(show, { x: left, y: page.y, width }, { ...style, lines: 2 });
    const isLong = paper.heightOf(show, width, style) > 12;
    for (const [index, width] of widths.entries()) {
      const place = { x, y: page.y, width };
      paper.line(cells[index] ?? "", place, { ...style, align: "right" });
      x += width;
    }
    page.gap(isLong ? 24 : 14);
    paper.rule({ x: left, y: page.y - 3, width: paper.width - 2 * left }, colors.rule);
  };
  row("Show", titles, { isBold: true, color: colors.muted });
  for (const entry of entries) {
    const rate = entry.isRepeat ? `${rateText(entry.rateBp)}, repeat` : rateText(entry.rateBp);
    row(`${kindWords[entry.kind] ?? ""}${entry.text}`, [
      monthText(entry.month),
      exactMoneyText(entry.baseCents),
      exactMoneyText(entry.leftOutCents),
      rate,
      exactMoneyText(entry.amount),
    ]);
  }
  const sum = (label: string, cents: number, isBold = false) =>
    row(label, ["", "", "", "", exactMoneyText(cents)], { isBold });
  sum("Net", statement.net);
  if (statement.taxBp > 0 || operator.taxText) {
    const words = [operator.taxText, rateText(statement.taxBp)].filter(Boolean).join(", ");
    sum(`Tax (${words})`, statement.tax);
  }
  sum("Total", total, true);
  const open = openOf(statement);
  if (open !== total) {
    for (const [label, kinds] of settledBy) {
      const amount = balanceOf(since.filter(({ kind }) => kinds.includes(kind)));
      if (amount !== 0) sum(label, amount);
    }
    if (statement.takenOff !== 0) sum("Taken off", -statement.takenOff);
    sum(`Open on ${dayText(now)}`, open, true);
  }
  page.gap(10);
  if (total < 0) {
    page.fact("Credit", "We owe you this amount.");
  } else {
    page.fact("Due", dayText(new Date(statement.dueOn)));
    page.fact("How to pay", operator.payText);
    if (operator.payLink) page.prose(operator.payLink, { size: 9, link: operator.payLink });
  }
  page.gap(6);
  page.prose(
    `Something wrong? Say so on your dashboard, view Money, by ${dayText(new Date(statement.contestUntil))}.`,
    { size: 8 },
  );
  return finish(paper, `${title}, printed ${dayText(now)}`);
}

/** Such as "Mar 2027". */
const monthText = (month: string) => dayText(new Date(`${month}-01`)).replace(" 1,", "");

/** Kinds of entries that settle a statement. */
const settledBy: readonly [string, readonly EntryKind[]][] = [
  ["Paid", ["paid", "refunded"]],
  ["Written off", ["written-off"]],
];

const kindWords: Record<string, string> = {
  reversed: "Reopened: ",
  adjusted: "Adjusted: ",
  waived: "Waived: ",
};
