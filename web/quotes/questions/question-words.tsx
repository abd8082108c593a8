import type { QuestionBody } from "../../../app-server/contract/questions/questions.ts";
import { questionDeclines } from "../../../domain/questions/question.ts";
import { prose, rowHead } from "../../ui/data/rows.css.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Text } from "../../ui/text/text.tsx";

/** A question and what became of it, as its reader may see it. */
export function QuestionWords({ question }: { question: QuestionBody }) {
  const { text, own, askedBy, private: isPrivate, answer, askedAt } = question;
  return (
    <>
      <div className={rowHead}>
        <Text weight="strong">
          {own ? "You asked" : askedBy ? `${askedBy.name ?? "A builder"} asks` : "A builder asks"}
        </Text>
        {isPrivate && <Badge>Only you two</Badge>}
        <Text size="small" tone="muted">
          <DateText iso={askedAt} />
        </Text>
      </div>
      <p className={prose}>{text}</p>
      {answer === null ? (
        <Text tone="muted">{noAnswerWords(question)}</Text>
      ) : (
        <div>
          <Text size="small" tone="muted">
            Answer
          </Text>
          <p className={prose}>{answer}</p>
        </div>
      )}
    </>
  );
}

function noAnswerWords({ status, declineCode }: QuestionBody): string {
  if (status === "open") return "Waiting for an answer.";
  if (status === "closed") return "The request closed without an answer.";
  const why = questionDeclines.find(({ value }) => value === declineCode)?.label;
  return `No answer${why ? `: ${why.charAt(0).toLowerCase()}${why.slice(1)}` : ""}.`;
}
