import type { WriteSheet } from "hucre/xlsx";
import type { QuestionsRead } from "../../../../domain/questions/list-questions.ts";
import { questionDeclines } from "../../../../domain/questions/question.ts";
import { dayCell, head, proseCell, sheetOf, text } from "./sheet.ts";

const questionColumns = [
  ["Asked by", 26],
  ["Asked on", 12],
  ["Question", 60],
  ["Answer", 60],
  ["Answered on", 12],
  ["Who reads it", 26],
] as const;

/** Every question with its answer and its readers. */
export function questionsSheet(questions: QuestionsRead["questions"]): WriteSheet {
  const widths = questionColumns.map(([, width]) => width);
  const shape = { name: "Questions", widths, frozen: { rows: 1, columns: 0 } };
  return sheetOf(shape, [
    questionColumns.map(([name]) => text(name, head)),
    ...questions.map(({ question, askedBy, to }) => [
      text(to ? "You" : (askedBy?.name ?? "Unknown builder")),
      dayCell(question.askedAt),
      proseCell(question.text),
      proseCell(question.answer ?? declineText(question.declineCode) ?? "Not answered yet"),
      dayCell(question.decidedAt),
      text(readersOf(question.isPrivate, to)),
    ]),
  ]);
}

function readersOf(isPrivate: boolean, to: { name: string | null } | null): string {
  if (to) return `You and ${to.name ?? "this builder"}`;
  return isPrivate ? "You and this builder" : "All builders, without the name";
}

function declineText(code: string | null): string | null {
  const label = questionDeclines.find(({ value }) => value === code)?.label;
  return label ? `Not answered: ${label}` : null;
}
