import type { BuilderProfileOutput } from "../../../app-server/contract/builders/builder-profile-input.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { useRefreshUser } from "../../session/use-refresh-user.ts";

type Save = {
  form: BuilderProfileOutput;
  /** Version of the profile that the form is based on; null when there was none. */
  seen: string | null;
};

/** Saves the builder's profile; then refetches builders and the current user. */
export function useSaveBuilderProfile(onDone: () => void) {
  const refreshUser = useRefreshUser();
  return useChange({
    call: ({ form, seen }: Save) =>
      // "none" matches no version, so a profile that was created meanwhile is not overwritten
      fetchApi.call("PUT /api/builders/profile", { body: form, ifMatch: seen ?? "none" }),
    refreshes: ["builders", "exhibit-builders"],
    done: {
      title: "Profile Updated",
      description: "Your builder profile has been saved successfully.",
    },
    failed: {
      title: "Update Failed",
      couldNot: "save your profile",
    },
    onDone() {
      refreshUser();
      onDone();
    },
  });
}
