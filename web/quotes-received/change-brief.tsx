import { type FormEvent, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { ApiError } from "../../app-server/contract/api-error.ts";
import type { OwnQuoteBody } from "../../app-server/contract/dashboard/dashboard.ts";
import { readBoothSize } from "../../domain/quotes/booth-size-text.ts";
import { limits } from "../../domain/quotes/limits.ts";
import { boothFeatures, budgetRanges, serviceTypes } from "../../domain/quotes/options.ts";
import { budgetRange } from "../../domain/shared/money/budget-range.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { useChange } from "../api/use-change.ts";
import { formatMoney } from "../format.ts";
import { MaskedPreview } from "../quotes/questions/masked-preview.tsx";
import { serviceTypeTitle } from "../quotes/request/service-type-title.ts";
import { Button } from "../ui/action/button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { CheckboxGroup } from "../ui/form/checkbox-group.tsx";
import { Field } from "../ui/form/field.tsx";
import { Select } from "../ui/form/select.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Dialog } from "../ui/overlay/dialog.tsx";
import { useGuardedClose } from "../ui/overlay/use-guarded-close.tsx";

type Props = {
  request: OwnQuoteBody;
  onClose: () => void;
};

const formId = "change-brief";

/**
 * Form in which an exhibitor changes the brief of an open request. It starts with the stored brief;
 * typed input survives a refusal.
 */
export function ChangeBrief({ request, onClose }: Props) {
  const isMasked = useRouteLoaderData<{ contactAfter?: string }>("root")?.contactAfter;
  const [boothSize, setBoothSize] = useState(request.boothSize);
  const [serviceType, setServiceType] = useState(request.serviceType);
  const [budget, setBudget] = useState(request.budget ?? "");
  const [features, setFeatures] = useState<readonly string[]>(request.features);
  const [requirements, setRequirements] = useState(request.additionalRequirements ?? "");
  const [designLink, setDesignLink] = useState(request.designLink ?? "");
  const fields = [boothSize, serviceType, budget, features, requirements, designLink];
  const typed = JSON.stringify(fields);
  const [begun] = useState(typed);
  const guard = useGuardedClose(typed !== begun, onClose);
  // the version that the form is based on, until the reader has looked at a newer one
  const [version, setVersion] = useState(request.briefVersion);
  const isOutdated = version < request.briefVersion;
  const [sizeError, setSizeError] = useState<string>();
  const save = useChange({
    call: () =>
      fetchApi.call("PATCH /api/quote-requests/:id", {
        params: { id: request.id },
        body: {
          version,
          boothSize,
          serviceType,
          features: [...features],
          ...(budget && { budget }),
          additionalRequirements: requirements || null,
          designLink: designLink || null,
        },
      }),
    refreshes: ["quote-requests", "dashboard"],
    done: (saved) =>
      saved.briefVersion === version
        ? { title: "Nothing changed", description: "The brief says what it said before." }
        : { title: "Brief changed", description: "We've emailed your builders what changed." },
    failed: {
      title: "Brief not changed",
      couldNot: "change the brief",
    },
    onDone: onClose,
  });
  const refusals = save.error instanceof ApiError ? (save.error.problem?.errors ?? []) : [];
  const errorOf = (name: string) => refusals.find(({ field }) => field === name)?.message;

  function submit(event: FormEvent) {
    event.preventDefault();
    const isReadable = boothSize === request.boothSize || readBoothSize(boothSize) !== null;
    setSizeError(isReadable ? undefined : "Write the size in feet, such as 20x30");
    if (isReadable && !isOutdated) save.mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || guard.close()}
      title="Change the brief"
      description="Builders get an email with what changed. Quotes you have stay, marked as priced before your change until their builders confirm or revise them."
      size="large"
      startsInField
      footer={
        <Button type="submit" form={formId} tone="accent" pending={save.isPending}>
          {save.isPending ? "Saving..." : "Save the brief"}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="medium">
          {isOutdated && (
            <Notice
              tone="caution"
              title="The brief was changed elsewhere"
              action={
                <Button size="small" onClick={() => setVersion(request.briefVersion)}>
                  Save mine over it
                </Button>
              }
            >
              {`It now says ${request.boothSize}, ${serviceTypeTitle(request.serviceType)}. Your changes are still here.`}
            </Notice>
          )}
          <Field
            label="Booth size"
            hint="Width and depth in feet, such as 20x30"
            error={sizeError ?? errorOf("boothSize")}
          >
            {(control) => (
              <TextInput
                {...control}
                value={boothSize}
                maxLength={limits.boothSize}
                onChange={(event) => setBoothSize(event.target.value)}
              />
            )}
          </Field>
          <Field label="Service type" error={errorOf("serviceType")}>
            {(control) => (
              <Select
                {...control}
                options={withStored(serviceTypes, [request.serviceType])}
                value={serviceType}
                onChange={(event) => setServiceType(event.target.value)}
              />
            )}
          </Field>
          <Field label="Budget" hint="We match builders by budget, too" error={errorOf("budget")}>
            {(control) => (
              <Select
                {...control}
                options={withStored(budgetRanges, widerBudgets(request), (text) => text)}
                {...(request.budget ? {} : { placeholder: "Choose a budget" })}
                value={budget}
                onChange={(event) => setBudget(event.target.value)}
              />
            )}
          </Field>
          <CheckboxGroup
            legend="Features"
            options={withStored(boothFeatures, request.features)}
            values={features}
            onValuesChange={setFeatures}
            error={errorOf("features")}
          />
          <Field label="Additional requirements" error={errorOf("additionalRequirements")}>
            {(control) => (
              <TextArea
                {...control}
                value={requirements}
                maxLength={limits.additionalRequirements}
                onChange={(event) => setRequirements(event.target.value)}
              />
            )}
          </Field>
          {isMasked && <MaskedPreview text={requirements} />}
          <Field label="Link to your design" error={errorOf("designLink")}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="url"
                placeholder="https://…"
                value={designLink}
                maxLength={limits.designLink}
                onChange={(event) => setDesignLink(event.target.value)}
              />
            )}
          </Field>
        </Stack>
      </form>
      {guard.question}
    </Dialog>
  );
}

/** Options for the budget: the stored one, and those that would bring more builders. */
function widerBudgets({ budget, promise }: OwnQuoteBody): string[] {
  const stored = budget ? [budget] : [];
  const { minimum } = budgetRange(budget) ?? { minimum: 0 };
  const wider = (promise?.outlook?.widenings ?? []).flatMap((widening) =>
    widening.kind === "budget"
      ? `${formatMoney(minimum * 100)} – ${formatMoney(widening.upToDollars * 100)}`
      : [],
  );
  return [...new Set([...stored, ...wider])];
}

/** The form's options, plus stored values that are not among them. */
function withStored(
  options: readonly { value: string; label: string }[],
  stored: readonly string[],
  titleOf: (value: string) => string = serviceTypeTitle,
) {
  const unknown = stored.filter((value) => options.every((option) => option.value !== value));
  return [...options, ...unknown.map((value) => ({ value, label: titleOf(value) }))];
}
