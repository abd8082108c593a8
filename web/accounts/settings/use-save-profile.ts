import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ProfileFormInput } from "../../../app-server/contract/accounts/profile.ts";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useRefreshUser } from "../../session/use-refresh-user.ts";
import { showToast } from "../../ui/feedback/toast-store.ts";
import { emailToConfirmQuery } from "./email-to-confirm-query.ts";

/** Saves the profile. `onDone` gets the new address to confirm, if any; `guarded` re-authenticates. */
export function useSaveProfile(
  onDone: (emailToConfirm: string | null) => void,
  guarded: <Value>(call: () => Promise<Value>) => Promise<Value>,
) {
  const client = useQueryClient();
  const refreshUser = useRefreshUser();
  return useMutation({
    mutationFn: (form: ProfileFormInput) =>
      guarded(() => fetchApi.call("PATCH /api/auth/user/profile", { body: form })),
    onSuccess({ emailToConfirm }) {
      showToast({
        title: "Profile Updated",
        description: "Your profile information has been saved successfully.",
        tone: "positive",
      });
      refreshUser();
      void client.invalidateQueries({ queryKey: emailToConfirmQuery.queryKey });
      onDone(emailToConfirm);
    },
    onError(error) {
      const description = ApiError.wordsOf(error, "Failed to update profile. Please try again.");
      showToast({ title: "Update Failed", description, tone: "critical" });
    },
  });
}
