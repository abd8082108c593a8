import "../../../app-server/contract/zod-without-eval.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import {
  type CheckInput,
  insuranceInput,
  siteInput,
} from "../../../app-server/contract/vetting/check-input.ts";
import type { CheckBody, DocumentBody } from "../../../app-server/contract/vetting/vetting.ts";
import type { FieldTable } from "../../../domain/shared/fields.ts";
import {
  type InsuranceFacts,
  insuranceFields,
  type SiteFacts,
  siteFields,
} from "../../../domain/vetting/check-fields.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { FieldRows } from "../../edit-form/field-rows.tsx";
import { typedValues } from "../../edit-form/typed-values.ts";
import { Button } from "../../ui/action/button.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { CheckDocuments, type Visit } from "./check-documents.tsx";

type Typed = Record<string, unknown>;

const send = (body: Parameters<typeof fetchApi.call<"POST /api/builders/vetting">>[1]["body"]) =>
  fetchApi.call("POST /api/builders/vetting", { body });

/** Checks that a builder fills a form for. */
const forms = {
  insurance: {
    fields: insuranceFields as FieldTable,
    input: insuranceInput as CheckInput,
    documents: "Certificate of insurance",
    missing: "Add the certificate",
    send: (facts: unknown, documents: string[]) =>
      send({ kind: "insurance", ...(facts as InsuranceFacts), documents }),
  },
  site: {
    fields: siteFields as FieldTable,
    input: siteInput as CheckInput,
    documents: "Photos of the booth",
    missing: "Add a photo",
    send: (facts: unknown, documents: string[]) =>
      send({ kind: "site", ...(facts as SiteFacts), documents }),
  },
};
type FormKind = keyof typeof forms;

type Props = {
  kind: FormKind;
  before: CheckBody | null;
  unsent: readonly DocumentBody[];
  /** For an admin who visited a booth. */
  visit?: Visit;
  onDone: () => void;
};

/** The form of a check. What was typed survives a refusal. */
export function CheckForm({ kind, before, unsent, visit, onDone }: Props) {
  const of = forms[kind];
  const form = useForm<Typed>({
    resolver: zodResolver(of.input),
    defaultValues: typedValues(of.fields, before?.facts ?? null),
  });
  const [isArriving, setArriving] = useState(false);
  const [missing, setMissing] = useState<string>();
  const sending = useChange({
    call: (facts: unknown) => {
      const documents = unsent.map(({ id }) => id);
      if (!visit) return of.send(facts, documents);
      const body = { ...(facts as SiteFacts), builderId: visit.builderId, documents };
      return fetchApi.call("POST /api/admin/vetting", { body });
    },
    refreshes: ["builders/vetting", "admin"],
    done: ({ message }) => ({ title: "Sent", description: message }),
    failed: { title: "Not sent", couldNot: "send it" },
    onDone,
  });
  const submit = form.handleSubmit((facts) => {
    if (isArriving) return setMissing("A file is still uploading. Send when it has arrived");
    if (unsent.length === 0) return setMissing(of.missing);
    setMissing(undefined);
    sending.mutate(facts, {
      onError(error) {
        for (const { field, message } of (error instanceof ApiError && error.problem?.errors) ||
          []) {
          if (field in of.fields) form.setError(field, { message });
          else setMissing(message);
        }
      },
    });
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="large">
        <FieldRows form={form} of={of.fields} part={kind} />
        <CheckDocuments
          kind={kind}
          title={of.documents}
          unsent={unsent}
          error={missing}
          onBusy={setArriving}
          visit={visit}
        />
        <Inline gap="small">
          <Button type="submit" tone="accent" pending={sending.isPending}>
            Send
          </Button>
          <Button tone="quiet" onClick={onDone}>
            Close
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
