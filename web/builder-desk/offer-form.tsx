import "../../app-server/contract/zod-without-eval.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import {
  type OfferInput,
  type OfferOutput,
  offerFields,
} from "../../app-server/contract/offer-fields.ts";
import type { OwnResponseBody } from "../../app-server/contract/quote-responses.ts";
import { limits } from "../../domain/quotes/limits.ts";
import { ApiError } from "../api/api-error.ts";
import { Button } from "../ui/button.tsx";
import { DateInput } from "../ui/date-input.tsx";
import { Field } from "../ui/field.tsx";
import { Stack } from "../ui/stack.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { TextInput } from "../ui/text-input.tsx";
import { offerInputOf } from "./offer-input-of.ts";
import { useOffer } from "./use-offer.ts";

type Props = { quoteRequestId: string; revises: OwnResponseBody | null; onDone: () => void };

/** The form of a quote. What was typed stays when the server says no. */
export function OfferForm({ quoteRequestId, revises, onDone }: Props) {
  const { register, handleSubmit, setError, formState } = useForm<OfferInput, unknown, OfferOutput>(
    {
      resolver: zodResolver(offerFields),
      defaultValues: offerInputOf(revises, new Date()),
    },
  );
  const offer = useOffer({ quoteRequestId, revises, onDone });
  const send = handleSubmit((values) =>
    offer.mutate(values, {
      onError(error) {
        if (!(error instanceof ApiError)) return;
        for (const { field, message } of error.problem?.errors ?? []) {
          const [name] = field.split(".");
          if (name && name in offerFields.shape) setError(name as keyof OfferInput, { message });
        }
      },
    }),
  );
  const { errors } = formState;

  return (
    <form onSubmit={send} noValidate>
      <Stack gap="medium">
        <Field
          label="Amount in US dollars"
          hint="For the whole job, such as 12,500. Leave empty if you cannot say yet."
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
          hint="From the order to the finished booth, such as 8 weeks."
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
          hint="What is included, what is not, and what you need to know."
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
        <Field
          label="Valid until"
          hint="Thirty days when you leave it empty."
          error={errors.validUntil?.message}
        >
          {(control) => <DateInput {...control} {...register("validUntil")} />}
        </Field>
        <Field
          label="Links to drawings and papers"
          hint={`One https link a line, ${limits.attachments} at most.`}
          error={errors.attachments?.message}
        >
          {(control) => <TextArea {...control} {...register("attachments")} rows={2} />}
        </Field>
        <Button type="submit" tone="accent" pending={offer.isPending} full>
          {offer.isPending ? "Sending..." : revises ? "Send Revised Quote" : "Submit Quote"}
        </Button>
      </Stack>
    </form>
  );
}
