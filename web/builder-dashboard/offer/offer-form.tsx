import type { OwnResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { limits } from "../../../domain/quotes/limits.ts";
import { Button } from "../../ui/action/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { DateInput } from "../../ui/form/date-input.tsx";
import { Field } from "../../ui/form/field.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { OfferConflict } from "./offer-conflict.tsx";
import { useOfferForm } from "./use-offer-form.ts";

type Props = { quoteRequestId: string; revises: OwnResponseBody | null; onDone: () => void };

/** The quote form. Typed input survives a reload, a refusal and changes by others. */
export function OfferForm(props: Props) {
  const { revises } = props;
  const { form, send, isPending, isRestored, isChangedElsewhere, ...draft } = useOfferForm(props);
  const { register, formState } = form;
  const { errors } = formState;

  return (
    <form onSubmit={send} noValidate>
      <Stack gap="medium">
        {isRestored && !isChangedElsewhere && (
          <Notice
            title="Restored your draft"
            action={
              <Button size="small" onClick={draft.takeStored}>
                Discard draft
              </Button>
            }
          >
            This is what you typed before. It has not been sent.
          </Notice>
        )}
        {isChangedElsewhere && (
          <OfferConflict
            stands={revises !== null}
            differences={draft.differences()}
            onKeep={draft.keepMine}
            onTake={draft.takeStored}
          />
        )}
        <Field
          label="Amount in US dollars"
          hint="Total for the whole job, e.g. 12,500. Leave blank only if you need more information first."
          error={errors.quotedAmount?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              {...register("quotedAmount")}
              inputMode="decimal"
              autoComplete="off"
            />
          )}
        </Field>
        <Field
          label="Estimated timeline"
          hint="From order to finished booth, e.g. 8 weeks."
          error={errors.estimatedTimeline?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              {...register("estimatedTimeline")}
              maxLength={limits.estimatedTimeline}
            />
          )}
        </Field>
        <Field
          label="Message"
          hint="What's included, what isn't, and what you need to know."
          error={errors.responseMessage?.message}
        >
          {(control) => (
            <TextArea
              {...control}
              {...register("responseMessage")}
              maxLength={limits.responseMessage}
            />
          )}
        </Field>
        <Field label="Valid until" hint="Defaults to 30 days." error={errors.validUntil?.message}>
          {(control) => <DateInput {...control} {...register("validUntil")} />}
        </Field>
        <Field
          label="Links to drawings and documents"
          hint={`One https:// link per line, up to ${limits.attachments}.`}
          error={errors.attachments?.message}
        >
          {(control) => <TextArea {...control} {...register("attachments")} rows={2} />}
        </Field>
        <Button type="submit" tone="accent" pending={isPending} disabled={isChangedElsewhere} full>
          {isPending ? "Sending..." : revises ? "Send Revised Quote" : "Submit Quote"}
        </Button>
      </Stack>
    </form>
  );
}
