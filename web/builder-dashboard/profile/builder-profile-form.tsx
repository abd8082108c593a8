import "../../../app-server/contract/zod-without-eval.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useRef } from "react";
import { Controller, useForm } from "react-hook-form";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import type { MyProfileBody } from "../../../app-server/contract/builders/builder-profile.ts";
import {
  type BuilderProfileInput,
  type BuilderProfileOutput,
  builderProfileInput,
} from "../../../app-server/contract/builders/builder-profile-input.ts";
import { profileLabels } from "../../../app-server/contract/builders/profile-labels.ts";
import { builderFields } from "../../../domain/builder-profiles/builder-fields.ts";
import { EditConflict } from "../../edit-form/edit-conflict.tsx";
import { FieldRows } from "../../edit-form/field-rows.tsx";
import { formDifferences } from "../../edit-form/form-differences.ts";
import { FormPart } from "../../edit-form/form-part.tsx";
import { typedValues } from "../../edit-form/typed-values.ts";
import { useEditConflict } from "../../edit-form/use-edit-conflict.ts";
import { PictureField } from "../../picture-upload/picture-field.tsx";
import { useCurrentUser } from "../../session/use-current-user.ts";
import { Stack } from "../../ui/layout/stack.tsx";
import { useReportDirty } from "../../ui/overlay/use-report-dirty.ts";
import { Text } from "../../ui/text/text.tsx";
import { firstProfile } from "./first-profile.ts";
import { sides } from "./profile-progress.css.ts";
import { ProfileProgress } from "./profile-progress.tsx";
import { profileSuggestions } from "./profile-suggestions.ts";
import { useKnownPlace } from "./use-known-place.ts";
import { useSaveBuilderProfile } from "./use-save-builder-profile.ts";

type Props = {
  id: string;
  profile: MyProfileBody | null;
  onSaving: (isSaving: boolean) => void;
  /** Called with whether the form has unsaved input. */
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
};

/** The builder profile form. Typed input survives a refusal. */
export function BuilderProfileForm({ id, profile, onSaving, onDirty, onDone }: Props) {
  const user = useCurrentUser();
  const form = useForm<BuilderProfileInput, unknown, BuilderProfileOutput>({
    resolver: zodResolver(builderProfileInput),
    defaultValues: profile
      ? typedValues(builderFields, profile)
      : firstProfile(typedValues(builderFields, null), user),
  });
  const { control, handleSubmit, setError, clearErrors, getValues, reset } = form;
  const { errors, isDirty } = form.formState;
  useReportDirty(isDirty, onDirty);
  const place = useKnownPlace(form, profile === null);
  const conflict = useEditConflict(profile?.lastEditedTime ?? null);
  const save = useSaveBuilderProfile(onDone);
  const send = handleSubmit((form) => {
    onSaving(true);
    save.mutate(
      { form, seen: conflict.seen },
      {
        onSettled: () => onSaving(false),
        onError(error) {
          for (const { field, message } of (error instanceof ApiError && error.problem?.errors) ||
            []) {
            const [name = ""] = field.split(".");
            if (name in profileLabels) setError(name as keyof BuilderProfileInput, { message });
          }
        },
      },
    );
  });

  const isArriving = useRef(false);
  function onSubmit(event: FormEvent) {
    if (!isArriving.current) return send(event);
    event.preventDefault();
    setError("companyLogo", { message: "The logo is still uploading. Save when it finishes." });
  }

  const rows = (part: string) => (
    <FieldRows form={form} of={builderFields} part={part} suggestions={profileSuggestions} />
  );

  return (
    <form id={id} onSubmit={onSubmit} onBlur={place.fill} noValidate className={sides}>
      <Stack gap="large">
        {conflict.isChanged && (
          <EditConflict
            what="profile"
            differences={formDifferences(
              profileLabels,
              getValues(),
              typedValues(builderFields, profile),
            )}
            onKeep={conflict.settle}
            onTake={() => {
              reset(typedValues(builderFields, profile));
              conflict.settle();
            }}
          />
        )}
        <FormPart title="Company">{rows("company")}</FormPart>
        <FormPart title="Place">
          {rows("place")}
          <div role="status">
            {place.words && (
              <Text size="small" tone="muted">
                {place.words}
              </Text>
            )}
          </div>
        </FormPart>
        <FormPart title="About you">
          {rows("about")}
          <Controller
            control={control}
            name="companyLogo"
            render={({ field }) => (
              <PictureField
                label={profileLabels.companyLogo}
                thing="logo"
                hint="Upload it, or paste a link that starts with https://. No logo? We'll use your initials."
                value={field.value}
                copies={profile?.pictureCopies ?? {}}
                onChange={field.onChange}
                onBlur={field.onBlur}
                onBusy={(is) => {
                  isArriving.current = is;
                  if (!is) clearErrors("companyLogo");
                }}
                error={errors.companyLogo?.message}
              />
            )}
          />
        </FormPart>
        <FormPart title="Contact">{rows("contact")}</FormPart>
        <FormPart title="Budgets, in US dollars">{rows("budgets")}</FormPart>
        <FormPart title="What you do">{rows("work")}</FormPart>
      </Stack>
      <ProfileProgress control={control} />
    </form>
  );
}
