import "../../../app-server/contract/zod-without-eval.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import {
  type InsuranceInput,
  type InsuranceOutput,
  insuranceInput,
} from "../../../app-server/contract/vetting/insurance-input.ts";
import type { CheckBody, DocumentBody } from "../../../app-server/contract/vetting/vetting.ts";
import { insuranceFields } from "../../../domain/vetting/check-fields.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { FieldRows } from "../../edit-form/field-rows.tsx";
import { typedValues } from "../../edit-form/typed-values.ts";
import { Button } from "../../ui/action/button.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { CheckDocuments } from "./check-documents.tsx";

type Props = {
  before: CheckBody | null;
  unsent: readonly DocumentBody[];
  onDone: () => void;
};

/** The form of an insurance. What was typed survives a refusal. */
export function InsuranceForm({ before, unsent, onDone }: Props) {
  const form = useForm<InsuranceInput, unknown, InsuranceOutput>({
    resolver: zodResolver(insuranceInput),
    defaultValues: typedValues(insuranceFields, before?.facts ?? null),
  });
  const [isArriving, setArriving] = useState(false);
  const [missing, setMissing] = useState<string>();
  const send = useChange({
    call: (facts: InsuranceOutput) =>
      fetchApi.call("POST /api/builders/vetting", {
        body: { kind: "insurance", ...facts, documents: unsent.map(({ id }) => id) },
      }),
    refreshes: ["builders/vetting"],
    done: ({ message }) => ({ title: "Insurance sent", description: message }),
    failed: { title: "Not sent", couldNot: "send your insurance" },
    onDone,
  });
  const submit = form.handleSubmit((facts) => {
    if (isArriving) return setMissing("A file is still uploading. Send when it has arrived");
    if (unsent.length === 0) return setMissing("Add the certificate");
    setMissing(undefined);
    send.mutate(facts, {
      onError(error) {
        for (const { field, message } of (error instanceof ApiError && error.problem?.errors) ||
          []) {
          if (field in insuranceFields) form.setError(field as keyof InsuranceInput, { message });
          else setMissing(message);
        }
      },
    });
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="large">
        <FieldRows form={form} of={insuranceFields} part="insurance" />
        <CheckDocuments
          kind="insurance"
          title="Certificate of insurance"
          unsent={unsent}
          error={missing}
          onBusy={setArriving}
        />
        <Inline gap="small">
          <Button type="submit" tone="accent" pending={send.isPending}>
            Send insurance
          </Button>
          <Button tone="quiet" onClick={onDone}>
            Close
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
