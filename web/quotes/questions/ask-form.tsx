import { useState } from "react";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { QuestionForm } from "./question-form.tsx";

/** Form in which a builder asks the exhibitor. */
export function AskForm({ requestId, isMasked }: { requestId: string; isMasked: boolean }) {
  const [isPrivate, setPrivate] = useState(false);
  return (
    <QuestionForm
      requestId={requestId}
      label="Ask the exhibitor"
      hint="Every builder reads your question and the answer, but not who asked. Don't name your company. Once you've asked, you can add a file that only the exhibitor sees."
      isMasked={isMasked}
      options={{ private: isPrivate }}
      next="We'll email you the answer."
      onSent={() => setPrivate(false)}
    >
      <Checkbox
        label="This reveals our idea"
        hint="Then only the exhibitor sees it, and only you see the answer."
        checked={isPrivate}
        onChange={(event) => setPrivate(event.target.checked)}
      />
    </QuestionForm>
  );
}
