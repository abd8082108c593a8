import { LazyBoothDrawing } from "../booth-drawing/lazy-booth-drawing.tsx";
import { useSay } from "../ui/said.tsx";
import {
  answer as answerStyle,
  layout,
  list,
  picture,
  question as questionStyle,
  summary,
} from "./questions.css.ts";

type Props = { questions: readonly { question: string; answer: string }[] };

/** Questions that expand to their answers, without scripts too. */
export function Questions({ questions }: Props) {
  const say = useSay();
  return (
    <div className={layout}>
      <div className={list}>
        {questions.map(({ question, answer }) => (
          <details key={question} className={questionStyle}>
            <summary className={summary}>{question}</summary>
            <p className={answerStyle}>{say(answer)}</p>
          </details>
        ))}
      </div>
      <div className={picture}>
        <LazyBoothDrawing
          type="pavilion"
          size="20x20"
          features={["counter", "furniture", "stand-exhibit-labor"]}
          seed="questions"
        />
      </div>
    </div>
  );
}
