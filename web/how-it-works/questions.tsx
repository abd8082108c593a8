import {
  answer as answerStyle,
  list,
  question as questionStyle,
  summary,
} from "./questions.css.ts";

type Props = { questions: readonly { question: string; answer: string }[] };

/** Questions that open their answers, with or without scripts. */
export function Questions({ questions }: Props) {
  return (
    <div className={list}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={questionStyle}>
          <summary className={summary}>{question}</summary>
          <p className={answerStyle}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
