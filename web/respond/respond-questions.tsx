import { useState } from "react";
import { useRouteLoaderData } from "react-router";
import type { QuestionBody } from "../../app-server/contract/questions/questions.ts";
import type { LinkedBriefBody } from "../../app-server/contract/quotes/respond-calls.ts";
import { questionLimits } from "../../domain/questions/question.ts";
import { MaskedPreview } from "../quotes/questions/masked-preview.tsx";
import { QuestionWords, questionStart } from "../quotes/questions/question-words.tsx";
import { row, rows } from "../ui/data/rows.css.ts";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { Field } from "../ui/form/field.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { ActForm } from "./respond-forms.tsx";
import type { RespondAnswer } from "./respond-page.action.ts";

type Answer = RespondAnswer | undefined;

/** Questions that this builder has to answer, and the others. */
export function questionsOf({ questions }: LinkedBriefBody) {
  return {
    toAnswer: questions.filter(({ mayAnswer }) => mayAnswer),
    rest: questions.filter(({ mayAnswer }) => !mayAnswer),
  };
}

type ListProps = { questions: readonly QuestionBody[]; answer: Answer };

/** Questions with their answers, or with forms to answer them. */
export function QuestionList({ questions, answer }: ListProps) {
  if (questions.length === 0) return null;
  return (
    <ul className={rows}>
      {questions.map((question) => (
        <li key={question.id} className={row}>
          <QuestionWords question={question} />
          {question.mayAnswer && <AnswerForms question={question} answer={answer} />}
        </li>
      ))}
    </ul>
  );
}

/** Forms to answer the exhibitor's question, or to decline answering. */
function AnswerForms({ question, answer }: { question: QuestionBody; answer: Answer }) {
  const own = answer?.typed.questionId === question.id ? answer : undefined;
  const refused = own?.act === "answer" ? own : null;
  const start = questionStart(question);
  const questionId = <input type="hidden" name="questionId" value={question.id} />;
  return (
    <Stack gap="small">
      <ActForm act="answer" label="Send answer" of={start} answer={own}>
        {questionId}
        <WordsField
          label="Your answer"
          name={`Your answer to: ${start}`}
          hint="Only the exhibitor will read it."
          error={refused?.errors.text}
          typed={refused?.typed.text}
        />
      </ActForm>
      <ActForm act="decline-question" label="We'd rather not say" of={start} answer={own}>
        {questionId}
      </ActForm>
    </Stack>
  );
}

/** Form for a question to the exhibitor. */
export function AskForm({ answer }: { answer: Answer }) {
  const { typed, errors } = answer?.act === "ask" ? answer : { typed: null, errors: null };
  return (
    <ActForm act="ask" label="Ask" answer={answer}>
      <WordsField
        label="Your question"
        hint="Every builder reads your question and the answer, but not who asked. Don't name your company."
        error={errors?.text}
        typed={typed?.text}
      />
      <Checkbox
        name="private"
        value="yes"
        label="This reveals our idea"
        hint="Then only the exhibitor sees it, and only you see the answer."
        defaultChecked={typed?.private === "yes"}
      />
    </ActForm>
  );
}

type WordsProps = {
  label: string;
  /** Accessible name, where the page has several such fields. */
  name?: string;
  hint: string;
  error: string | undefined;
  typed: string | undefined;
};

/** Field for a question or an answer, with a preview where contact data is masked. */
function WordsField({ label, name, hint, error, typed }: WordsProps) {
  const [text, setText] = useState(typed ?? "");
  const isMasked = useRouteLoaderData<{ contactAfter?: string }>("root")?.contactAfter;
  return (
    <>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <TextArea
            {...control}
            {...(name && { "aria-label": name })}
            name="text"
            rows={3}
            maxLength={questionLimits.text}
            defaultValue={typed}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {isMasked && <MaskedPreview text={text} />}
    </>
  );
}
