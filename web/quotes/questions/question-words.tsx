import type { QuestionBody } from "../../../app-server/contract/questions/questions.ts";
import { questionDeclines } from "../../../domain/questions/question.ts";
import { prose, rowHead } from "../../ui/data/rows.css.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Text } from "../../ui/text/text.tsx";

/** A question with its answer, as far as the reader may see it. */
export function QuestionWords({ question }: { question: QuestionBody }) {
  const { text, private: isPrivate, askedAt } = question;
  return (
    <>
      <div className={rowHead}>
        <Text weight="strong">{askerWords(question)}</Text>
        {isPrivate && <Badge>Only you two</Badge>}
        <Text size="small" tone="muted">
          <DateText iso={askedAt} />
        </Text>
      </div>
      <p className={prose}>{text}</p>
      <QuestionAnswer question={question} />
    </>
  );
}

/** The answer, or the reason why there is none. */
export function QuestionAnswer({ question }: { question: QuestionBody }) {
  const { answer } = question;
  if (answer === null) return <Text tone="muted">{noAnswerWords(question)}</Text>;
  return (
    <div>
      <Text size="small" tone="muted">
        Answer
      </Text>
      <p className={prose}>{answer}</p>
    </div>
  );
}

function askerWords({ own, from, askedBy, to }: QuestionBody): string {
  const builder = (askedBy ?? to)?.name ?? "a builder";
  if (from === "exhibitor") {
    if (own) return `You asked ${builder}`;
    return to ? `The exhibitor asks ${builder}` : "The exhibitor asks you";
  }
  if (own) return "You asked";
  return askedBy?.name ? `${askedBy.name} asks` : "A builder asks";
}

function noAnswerWords({ status, declineCode }: QuestionBody): string {
  if (status === "open") return "Waiting for an answer.";
  if (status === "closed") return "The request closed without an answer.";
  const why = questionDeclines.find(({ value }) => value === declineCode)?.label;
  return `No answer${why ? `: ${why.charAt(0).toLowerCase()}${why.slice(1)}` : ""}.`;
}

const startLength = 60;

/**
 * The first 60 characters of a question, which distinguish its buttons from other questions' for
 * screen readers.
 */
export function questionStart({ text }: Pick<QuestionBody, "text">): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > startLength ? `${line.slice(0, startLength).trimEnd()}...` : line;
}
