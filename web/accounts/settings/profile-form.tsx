import { zodResolver } from "@hookform/resolvers/zod";
import type { ComponentProps } from "react";
import { useForm } from "react-hook-form";
import type { CurrentUserBody } from "../../../app-server/contract/accounts/accounts.ts";
import {
  type ProfileFormInput,
  type ProfileForm as ProfileFormOutput,
  profileForm,
} from "../../../app-server/contract/accounts/profile.ts";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { useRefreshUser } from "../../session/use-refresh-user.ts";
import { Button } from "../../ui/action/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Grid } from "../../ui/layout/grid.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { useReportDirty } from "../../ui/overlay/use-report-dirty.ts";
import { useReauthentication } from "../reauthentication/use-reauthentication.tsx";

type Name = keyof ProfileFormInput & keyof CurrentUserBody;
type Row = { name: Name; label: string; hint?: string; required?: boolean } & Pick<
  ComponentProps<"input">,
  "type" | "autoComplete"
>;

const rows: readonly Row[] = [
  { name: "firstName", label: "First Name", autoComplete: "given-name", required: true },
  { name: "lastName", label: "Last Name", autoComplete: "family-name", required: true },
  {
    name: "email",
    label: "Email",
    type: "email",
    autoComplete: "email",
    required: true,
    hint: "We'll send a link to your new address. It takes effect once you open it.",
  },
  { name: "phone", label: "Phone", type: "tel", autoComplete: "tel" },
  { name: "company", label: "Company", autoComplete: "organization" },
  { name: "jobTitle", label: "Job Title", autoComplete: "organization-title" },
];

type Props = {
  user: CurrentUserBody;
  /** Called with whether the form has unsaved input. */
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
};

/** The member's profile form. Typed input survives a refusal. */
export function ProfileForm({ user, onDirty, onDone }: Props) {
  const { register, handleSubmit, setError, getValues, reset, formState } = useForm<
    ProfileFormInput,
    unknown,
    ProfileFormOutput
  >({
    resolver: zodResolver(profileForm),
    defaultValues: Object.fromEntries(rows.map(({ name }) => [name, user[name] ?? ""])),
  });
  useReportDirty(formState.isDirty, onDirty);
  const { guarded, proofDialog } = useReauthentication();
  const refreshUser = useRefreshUser();
  const save = useChange({
    call: (form: ProfileFormInput) =>
      guarded(() => fetchApi.call("PATCH /api/auth/user/profile", { body: form })),
    refreshes: ["auth/user/email-change"],
    done: {
      title: "Profile Updated",
      description: "Your profile information has been saved successfully.",
    },
    failed: {
      title: "Update Failed",
      text: "Failed to update profile. Please try again.",
    },
    onDone({ emailToConfirm }) {
      refreshUser();
      if (emailToConfirm) reset({ ...getValues(), email: user.email });
      else onDone();
    },
  });
  const send = handleSubmit((form) =>
    save.mutate(form, {
      onError(error) {
        const errors = (error instanceof ApiError && error.problem?.errors) || [];
        for (const { field, message } of errors) setError(field as Name, { message });
      },
    }),
  );

  return (
    <>
      <form onSubmit={send} noValidate>
        <Stack gap="medium">
          <Grid min="18rem" gap="medium">
            {rows.map(({ name, label, hint, required = false, ...input }) => (
              <Field
                key={name}
                label={label}
                hint={hint}
                required={required}
                error={formState.errors[name]?.message}
              >
                {(control) => <TextInput {...control} {...input} {...register(name)} />}
              </Field>
            ))}
          </Grid>
          <Inline>
            <Button type="submit" tone="accent" pending={save.isPending}>
              {save.isPending ? "Saving..." : "Save Changes"}
            </Button>
          </Inline>
        </Stack>
      </form>
      {/* beside the form, so that submitting one doesn't submit the other */}
      {proofDialog}
    </>
  );
}
