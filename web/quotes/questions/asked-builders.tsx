import type { ReactNode } from "react";
import type { QuestionBody } from "../../../app-server/contract/questions/questions.ts";
import { prose, row, rowHead, rows } from "../../ui/data/rows.css.ts";
import { DateText } from "../../ui/text/date-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { QuestionAnswer } from "./question-words.tsx";

type Props = {
  /** The same question to several builders. */
  questions: readonly [QuestionBody, ...QuestionBody[]];
  action: ReactNode;
};

/** The exhibitor's question to several builders, shown once with each builder's answer. */
export function AskedBuilders({ questions, action }: Props) {
  const [{ text, askedAt }] = questions;
  return (
    <>
      <div className={rowHead}>
        <Text weight="strong">{`You asked ${questions.length} builders`}</Text>
        <Text size="small" tone="muted">
          <DateText iso={askedAt} />
        </Text>
      </div>
      <p className={prose}>{text}</p>
      <ul className={rows} aria-label="Answers by builder">
        {questions.map((question) => (
          <li key={question.id} className={row}>
            <Text weight="strong">{question.to?.name ?? "A builder"}</Text>
            <QuestionAnswer question={question} />
          </li>
        ))}
      </ul>
      {action}
    </>
  );
}

/** Questions in order; those sent to several builders at once are one entry. */
export function groupAsked(
  questions: readonly QuestionBody[],
): [QuestionBody, ...QuestionBody[]][] {
  const groups = new Map<string, [QuestionBody, ...QuestionBody[]]>();
  for (const question of questions) {
    const { id, own, from, text, askedAt } = question;
    const key = own && from === "exhibitor" ? `${askedAt} ${text}` : id;
    const group = groups.get(key);
    if (group) group.push(question);
    else groups.set(key, [question]);
  }
  return [...groups.values()];
}
