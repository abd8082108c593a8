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
import {
  profileBounds,
  profileFormCaps,
} from "../../../domain/builder-profiles/my-profile/profile-form.ts";
import { countryNames } from "../../../domain/shared/country-name.ts";
import { EditConflict } from "../../edit-form/edit-conflict.tsx";
import { formDifferences } from "../../edit-form/form-differences.ts";
import { FormPart } from "../../edit-form/form-part.tsx";
import { messageOf } from "../../edit-form/message-of.ts";
import { useEditConflict } from "../../edit-form/use-edit-conflict.ts";
import { PictureField } from "../../picture-upload/picture-field.tsx";
import { Field } from "../../ui/form/field.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { TextListInput } from "../../ui/form/text-list-input.tsx";
import { Grid } from "../../ui/layout/grid.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { useReportDirty } from "../../ui/overlay/use-report-dirty.ts";
import {
  builderProfileLists,
  builderProfileRows,
  type ProfileTextName,
  suggestionLists,
} from "./builder-profile-rows.ts";
import { budgetInput, builderProfileValues } from "./builder-profile-values.ts";
import { sides } from "./profile-progress.css.ts";
import { ProfileProgress } from "./profile-progress.tsx";
import { profileSuggestions } from "./profile-suggestions.ts";
import { useSaveBuilderProfile } from "./use-save-builder-profile.ts";

type Props = {
  id: string;
  profile: MyProfileBody | null;
  onSaving: (isSaving: boolean) => void;
  /** Whether something is typed that is not saved. */
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
};
type Rows = (typeof builderProfileRows)[keyof typeof builderProfileRows];

/** The builder profile form. Typed input survives a refusal. */
export function BuilderProfileForm({ id, profile, onSaving, onDirty, onDone }: Props) {
  const form = useForm<BuilderProfileInput, unknown, BuilderProfileOutput>({
    resolver: zodResolver(builderProfileInput),
    defaultValues: builderProfileValues(profile),
  });
  const { register, control, handleSubmit, setError, clearErrors, getValues, reset } = form;
  const { errors, isDirty } = form.formState;
  useReportDirty(isDirty, onDirty);
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

  const write = (name: ProfileTextName, typed: string) =>
    form.setValue(name, budgetInput(typed), { shouldDirty: true });
  const lines = (rows: Rows) => (
    <Grid min="15rem" gap="medium">
      {rows.map((row) => {
        const { name, hint, required, ...input } = { required: false, hint: undefined, ...row };
        const isBudget = rows === builderProfileRows.budgets;
        return (
          <Field
            key={name}
            label={profileLabels[name]}
            required={required}
            hint={hint}
            error={errors[name]?.message}
          >
            {(wiring) => (
              <TextInput
                {...wiring}
                {...input}
                {...register(name, {
                  ...(isBudget && { onBlur: ({ target }) => write(name, target.value) }),
                })}
              />
            )}
          </Field>
        );
      })}
    </Grid>
  );

  return (
    <form id={id} onSubmit={onSubmit} noValidate className={sides}>
      <Stack gap="large">
        {conflict.isChanged && (
          <EditConflict
            what="profile"
            differences={formDifferences(profileLabels, getValues(), builderProfileValues(profile))}
            onKeep={conflict.settle}
            onTake={() => {
              reset(builderProfileValues(profile));
              conflict.settle();
            }}
          />
        )}
        <FormPart title="Company">
          {lines(builderProfileRows.company)}
          <Field
            label={profileLabels.description}
            required
            hint={`What you build, how, and for whom. Up to ${profileBounds.description} characters.`}
            error={errors.description?.message}
          >
            {(wiring) => <TextArea {...wiring} {...register("description")} />}
          </Field>
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
        <FormPart title="Contact">{lines(builderProfileRows.contact)}</FormPart>
        <FormPart title="Place">
          {lines(builderProfileRows.place)}
          <Suggested id={suggestionLists.country} words={countryNames} />
          <Suggested id={suggestionLists.region} words={profileSuggestions.region} />
          <Suggested id={suggestionLists.teamSize} words={profileSuggestions.teamSize} />
        </FormPart>
        <FormPart title="Budgets, in US dollars">{lines(builderProfileRows.budgets)}</FormPart>
        <FormPart title="What you do">
          {builderProfileLists.map(({ name, hint }) => (
            <Controller
              key={name}
              control={control}
              name={name}
              render={({ field }) => (
                <TextListInput
                  label={profileLabels[name]}
                  hint={hint}
                  cap={profileFormCaps[name]}
                  suggestions={profileSuggestions[name]}
                  maxLength={profileBounds.entry}
                  value={field.value}
                  onChange={field.onChange}
                  error={messageOf(errors[name])}
                />
              )}
            />
          ))}
        </FormPart>
      </Stack>
      <ProfileProgress control={control} />
    </form>
  );
}

function Suggested({ id, words }: { id: string; words: readonly string[] }) {
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  );
}
