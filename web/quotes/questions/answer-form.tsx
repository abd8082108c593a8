import { useState } from "react";
import type { QuestionBody } from "../../../app-server/contract/questions/questions.ts";
import {
  type QuestionDecline,
  questionDeclines,
  questionLimits,
} from "../../../domain/questions/question.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { useReportDirtyForm } from "../../ui/overlay/dirty-forms.ts";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { MaskedPreview } from "./masked-preview.tsx";
import { questionStart } from "./question-words.tsx";

const refreshes = ["quote-requests", "dashboard"] as const;
const failed = {
  title: "Answer not sent",
  couldNot: "send your answer",
};

/** Form to answer a question or to decline answering. An exhibitor's answer goes to all readers. */
export function AnswerForm({ question, isMasked }: { question: QuestionBody; isMasked: boolean }) {
  const [text, setText] = useState("");
  useReportDirtyForm(text.trim() !== "");
  const params = { id: question.id };
  const isByExhibitor = question.from === "exhibitor";
  const readers = readersOf(question);
  const start = questionStart(question);
  const description = `${readers} will get it within a quarter of an hour.`;
  const onDone = () => setText("");
  const answer = useChange({
    call: () => fetchApi.call("POST /api/questions/:id/answer", { params, body: { text } }),
    done: { title: "Answer sent", description },
    refreshes,
    failed,
    onDone,
  });
  const decline = useChange({
    call: (code: QuestionDecline) =>
      fetchApi.call("POST /api/questions/:id/decline", { params, body: { code } }),
    done: { title: "Reply sent", description },
    refreshes,
    failed,
    onDone,
  });
  const isPending = answer.isPending || decline.isPending;
  return (
    <Stack gap="small">
      <Field label="Your answer" hint={`${readers} will read it.`}>
        {(control) => (
          <TextArea
            {...control}
            aria-label={`Your answer to: ${start}`}
            rows={2}
            maxLength={questionLimits.text}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {isMasked && <MaskedPreview text={text} />}
      <Inline gap="small" wrap>
        <Button
          size="small"
          pending={answer.isPending}
          disabled={text.trim() === "" || decline.isPending}
          onClick={() => answer.mutate()}
        >
          {answer.isPending ? "Sending..." : "Send answer"}
          <VisuallyHidden>{`: ${start}`}</VisuallyHidden>
        </Button>
        <Text size="small" tone="muted">
          or reply:
        </Text>
        {questionDeclines
          .filter(({ value }) => !isByExhibitor || value !== "in-the-brief")
          .map(({ value, label }) => (
            <Button
              key={value}
              size="small"
              tone="quiet"
              disabled={isPending}
              onClick={() => decline.mutate(value)}
            >
              {label}
              <VisuallyHidden>{`: ${start}`}</VisuallyHidden>
            </Button>
          ))}
      </Inline>
    </Stack>
  );
}

function readersOf({ from, private: isPrivate }: QuestionBody): string {
  if (from === "exhibitor") return "Only the exhibitor";
  return isPrivate ? "Only the builder who asked" : "Every builder we asked";
}
