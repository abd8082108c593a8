import { declineReasons } from "../../../domain/quotes/decline-words.ts";
import { limits } from "../../../domain/quotes/limits.ts";
import { Field } from "../../ui/form/field.tsx";
import { RadioCards } from "../../ui/form/radio-cards.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";

type Props = {
  typed?: Record<string, string> | undefined;
  errors?: Record<string, string | undefined> | undefined;
};

/** Fields to decline an invitation with a reason, named `code` and `reason`. */
export function DeclineFields({ typed = {}, errors = {} }: Props) {
  return (
    <>
      <RadioCards
        legend="Why?"
        name="code"
        options={declineReasons}
        defaultValue={typed.code ?? ""}
        error={errors.code}
        min="14rem"
      />
      <Field
        label="In your words"
        hint="Optional, but needed for another reason. Our team will see it; the exhibitor won't."
        error={errors.reason}
      >
        {(control) => (
          <TextArea
            {...control}
            name="reason"
            rows={2}
            maxLength={limits.reason}
            defaultValue={typed.reason ?? ""}
          />
        )}
      </Field>
    </>
  );
}
