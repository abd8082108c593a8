import { type ReactNode, useState } from "react";
import { questionLimits } from "../../../domain/questions/question.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { useReportDirtyForm } from "../../ui/overlay/dirty-forms.ts";
import { MaskedPreview } from "./masked-preview.tsx";

type Props = {
  requestId: string;
  label: string;
  hint: string;
  isMasked: boolean;
  /** Sent with the text: the addressee, or whether it is hidden from other builders. */
  options: { to: string | null } | { private: boolean };
  /** Text of the toast after sending. */
  next: string;
  onSent?: () => void;
  /** Fields for the options. */
  children: ReactNode;
};

/** Form for a question about a request. Typed input stays until it is sent. */
export function QuestionForm({ requestId, options, children, ...words }: Props) {
  const { label, hint, isMasked, next, onSent } = words;
  const [text, setText] = useState("");
  useReportDirtyForm(text.trim() !== "");
  const ask = useChange({
    call: () =>
      fetchApi.call("POST /api/quote-requests/:id/questions", {
        params: { id: requestId },
        body: { text, ...options },
      }),
    refreshes: ["quote-requests", "dashboard"],
    done: { title: "Question sent", description: next },
    failed: {
      title: "Question not sent",
      couldNot: "send your question",
    },
    onDone: () => {
      setText("");
      onSent?.();
    },
  });
  return (
    <Stack gap="small">
      <Field label={label} hint={hint}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={questionLimits.text}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {isMasked && <MaskedPreview text={text} />}
      {children}
      <Inline>
        <Button
          size="small"
          pending={ask.isPending}
          disabled={text.trim() === ""}
          onClick={() => ask.mutate()}
        >
          {ask.isPending ? "Sending..." : "Ask"}
        </Button>
      </Inline>
    </Stack>
  );
}
