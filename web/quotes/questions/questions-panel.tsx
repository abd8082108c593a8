import { useQuery } from "@tanstack/react-query";
import type { QuestionBody } from "../../../app-server/contract/questions/questions.ts";
import { callQuery } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { row, rows } from "../../ui/data/rows.css.ts";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { QuestionFile } from "../files/question-file.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { AskBuildersForm } from "./ask-builders-form.tsx";
import { AskForm } from "./ask-form.tsx";
import { AskedBuilders, groupAsked } from "./asked-builders.tsx";
import { QuestionWords, questionStart } from "./question-words.tsx";

type Props = { requestId: string; level?: 2 | 3 };

/**
 * Questions of both sides about a request, with answers and forms; nothing when there is nothing to
 * read or do.
 */
export default function QuestionsPanel({ requestId, level = 3 }: Props) {
  const { data } = useQuery(
    callQuery("GET /api/quote-requests/:id/questions", { params: { id: requestId } }),
  );
  if (!data || (data.questions.length === 0 && !data.mayAsk)) return null;
  return (
    <Stack gap="medium" as="section">
      <Heading level={level} size="card">
        Questions
      </Heading>
      {data.questions.length > 0 && (
        <ul className={rows}>
          {groupAsked(data.questions).map((group) => (
            <li key={group[0].id} className={row}>
              {group.length > 1 ? (
                <AskedBuilders questions={group} action={<Withdraw questions={group} />} />
              ) : (
                <Single requestId={requestId} question={group[0]} isMasked={data.masked} />
              )}
            </li>
          ))}
        </ul>
      )}
      {data.mayAsk &&
        (data.askable.length > 0 ? (
          <AskBuildersForm requestId={requestId} askable={data.askable} masked={data.masked} />
        ) : (
          <AskForm requestId={requestId} isMasked={data.masked} />
        ))}
    </Stack>
  );
}

type SingleProps = { requestId: string; question: QuestionBody; isMasked: boolean };

function Single({ requestId, question, isMasked }: SingleProps) {
  return (
    <>
      <QuestionWords question={question} />
      <QuestionFile requestId={requestId} question={question} />
      {question.mayAnswer && <AnswerForm question={question} isMasked={isMasked} />}
      <Withdraw questions={[question]} />
    </>
  );
}

/** Withdraws a question from those builders who have not answered it. */
function Withdraw({ questions }: { questions: readonly [QuestionBody, ...QuestionBody[]] }) {
  const open = questions.filter(({ own, status }) => own && status === "open");
  const withdraw = useChange({
    call: () =>
      Promise.all(
        open.map(({ id }) => fetchApi.call("POST /api/questions/:id/withdraw", { params: { id } })),
      ),
    refreshes: ["quote-requests", "dashboard"],
    done: { title: "Question withdrawn" },
    failed: {
      title: "Question not withdrawn",
      couldNot: "withdraw your question",
    },
  });
  if (open.length === 0) return null;
  const [first] = questions;
  const to =
    questions.length > 1 ? ` to ${open.length} builders` : first.to ? ` to ${first.to.name}` : "";
  return (
    <Inline>
      <Button
        size="small"
        tone="quiet"
        pending={withdraw.isPending}
        onClick={() => withdraw.mutate()}
      >
        Withdraw question
        <VisuallyHidden>{`${to}: ${questionStart(first)}`}</VisuallyHidden>
      </Button>
    </Inline>
  );
}
