import { useState } from "react";
import type { QuestionsBody } from "../../../app-server/contract/questions/questions.ts";
import { questionLimits } from "../../../domain/questions/question.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { MaskedPreview } from "./masked-preview.tsx";

type Props = { requestId: string } & Pick<QuestionsBody, "askable" | "masked">;

/** The exhibitor asks one builder, or all of them. What was typed stays until it is sent. */
export function AskBuildersForm({ requestId, askable, masked }: Props) {
  const [text, setText] = useState("");
  const [to, setTo] = useState("");
  const ask = useChange({
    call: () =>
      fetchApi.call("POST /api/quote-requests/:id/questions", {
        params: { id: requestId },
        body: { text, to: to || null },
      }),
    refreshes: ["quote-requests"],
    done: { title: "Question sent", description: "We'll email you the answers." },
    failed: {
      title: "Question not sent",
      description: "Failed to send your question. Please try again.",
    },
    onDone: () => setText(""),
  });
  return (
    <Stack gap="small">
      <Field
        label="Ask the builders"
        hint="Each builder answers you alone and doesn't learn who else was asked. Don't name other builders."
      >
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
      {masked && <MaskedPreview text={text} />}
      <Field label="To">
        {(control) => (
          <Select
            {...control}
            value={to}
            onChange={(event) => setTo(event.target.value)}
            options={[
              { value: "", label: "All builders" },
              ...askable.map(({ id, name }) => ({ value: id, label: name ?? "A builder" })),
            ]}
          />
        )}
      </Field>
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
