import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import type { BuilderProfileOutput } from "../../../app-server/contract/builders/builder-profile-input.ts";
import { readAgain } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { refreshAccount } from "../../session/refresh-account.ts";
import { useRefreshUser } from "../../session/use-refresh-user.ts";
import { showToast } from "../../ui/feedback/toast-store.ts";

type Save = {
  form: BuilderProfileOutput;
  /** Version of the profile that the form is based on; null when there was none. */
  seen: string | null;
};

/** Saves the builder's profile; then refetches builders and the current user. */
export function useSaveBuilderProfile(onDone: () => void) {
  const client = useQueryClient();
  const refreshUser = useRefreshUser();
  return useMutation({
    mutationFn: ({ form, seen }: Save) =>
      // "none" matches no version, so a profile that was created meanwhile is not overwritten
      fetchApi.call("PUT /api/builders/profile", { body: form, ifMatch: seen ?? "none" }),
    onSuccess() {
      showToast({
        title: "Profile Updated",
        description: "Your builder profile has been saved successfully.",
        tone: "positive",
      });
      refreshUser();
      refreshAccount(client);
      void readAgain(client, ["exhibit-builders"]);
      onDone();
    },
    onError(error) {
      const otherwise = "Failed to update builder profile. Please try again.";
      const description = ApiError.wordsOf(error, otherwise);
      showToast({ title: "Update Failed", description, tone: "critical" });
      if (error instanceof ApiError && error.status === 409) {
        void readAgain(client, ["builders/profile"]);
      }
    },
  });
}
