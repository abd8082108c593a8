import { useState } from "react";
import { questionLimits } from "../../../domain/questions/question.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Field } from "../../ui/form/field.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { MaskedPreview } from "./masked-preview.tsx";

/** A builder asks the exhibitor. What was typed stays until it is sent. */
export function AskForm({ requestId, isMasked }: { requestId: string; isMasked: boolean }) {
  const [text, setText] = useState("");
  const [isPrivate, setPrivate] = useState(false);
  const ask = useChange({
    call: () =>
      fetchApi.call("POST /api/quote-requests/:id/questions", {
        params: { id: requestId },
        body: { text, private: isPrivate },
      }),
    refreshes: ["quote-requests"],
    done: { title: "Question sent", description: "We'll email you the answer." },
    failed: {
      title: "Question not sent",
      description: "Failed to send your question. Please try again.",
    },
    onDone: () => {
      setText("");
      setPrivate(false);
    },
  });
  return (
    <Stack gap="small">
      <Field
        label="Ask the exhibitor"
        hint="Every builder reads your question and the answer, but not who asked. Don't name your company. Once you've asked, you can add a file that only the exhibitor sees."
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
      {isMasked && <MaskedPreview text={text} />}
      <Checkbox
        label="This reveals our idea"
        hint="Then only the exhibitor sees it, and only you see the answer."
        checked={isPrivate}
        onChange={(event) => setPrivate(event.target.checked)}
      />
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
