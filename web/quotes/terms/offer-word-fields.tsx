import type { ComponentProps } from "react";
import { limits } from "../../../domain/quotes/limits.ts";
import { DateInput } from "../../ui/form/date-input.tsx";
import { Field } from "../../ui/form/field.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import type { Bound } from "./quote-term-fields.tsx";

type Word = "estimatedTimeline" | "responseMessage" | "validUntil" | "attachments";

type Props = {
  bind: (word: Word) => Bound;
  error: (word: Word) => string | undefined;
};

/** The fields of a quote's timeline, message, last day and links. */
export function OfferWordFields({ bind, error }: Props) {
  return (
    <>
      <Field
        label="Estimated timeline"
        hint="From order to finished booth, e.g. 8 weeks."
        error={error("estimatedTimeline")}
      >
        {(control) => (
          <TextInput
            {...control}
            {...bind("estimatedTimeline")}
            maxLength={limits.estimatedTimeline}
          />
        )}
      </Field>
      <Field
        label="Message"
        hint="What's included, what isn't, and what you need to know."
        error={error("responseMessage")}
      >
        {(control) => (
          <TextArea
            {...control}
            {...(bind("responseMessage") as ComponentProps<"textarea">)}
            maxLength={limits.responseMessage}
          />
        )}
      </Field>
      <Field label="Valid until" hint="Defaults to 30 days." error={error("validUntil")}>
        {(control) => <DateInput {...control} {...bind("validUntil")} />}
      </Field>
      <Field
        label="Links to drawings and documents"
        hint={`One https:// link per line, up to ${limits.attachments}.`}
        error={error("attachments")}
      >
        {(control) => (
          <TextArea
            {...control}
            {...(bind("attachments") as ComponentProps<"textarea">)}
            rows={2}
          />
        )}
      </Field>
    </>
  );
}
