import { useState } from "react";
import type { QuestionsBody } from "../../../app-server/contract/questions/questions.ts";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { QuestionForm } from "./question-form.tsx";

type Props = { requestId: string } & Pick<QuestionsBody, "askable" | "masked">;

/** Form in which the exhibitor asks one builder, or all of them. */
export function AskBuildersForm({ requestId, askable, masked }: Props) {
  const [to, setTo] = useState("");
  return (
    <QuestionForm
      requestId={requestId}
      label="Ask the builders"
      hint="Each builder answers you alone and doesn't learn who else was asked. Don't name other builders."
      isMasked={masked}
      options={{ to: to || null }}
      next="We'll email you the answers."
    >
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
    </QuestionForm>
  );
}
