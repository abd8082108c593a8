import { questionDeclines } from "../../../../domain/questions/question.ts";
import type { Block } from "../../letter-words.ts";
import { quotedLines } from "../../quoted-lines.ts";

type Answered = { question: string; answer: string | null; declineCode: string | null };

/** A question and its answer, or why there is none. `asked` is the line above the question. */
export function answeredBlocks(
  { question, answer, declineCode }: Answered,
  asked: string,
): Block[] {
  const declined = questionDeclines.find(({ value }) => value === declineCode)?.label;
  return [
    { kind: "text", text: asked },
    ...quotedLines(question),
    { kind: "text", text: answer === null ? `No answer: ${declined ?? ""}` : "The answer:" },
    ...quotedLines(answer ?? ""),
  ];
}
