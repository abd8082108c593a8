import { useEffect } from "react";
import { untilLoaded } from "../../lazy/until-loaded.ts";
import { useCurrentUser } from "../../session/use-current-user.ts";
import { useRefreshUser } from "../../session/use-refresh-user.ts";

/** After a sign-in, gives the account the type that was chosen before. What fails is only logged, and tried again with the next page. */
export function usePendingType(): void {
  const refresh = useRefreshUser();
  const userId = useCurrentUser()?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per signed-in member
  useEffect(() => {
    if (!userId) return;
    untilLoaded(() => import("./apply-pending-type.ts"))
      .then(({ applyPendingType }) => applyPendingType())
      .then(
        (isApplied) => isApplied && refresh(),
        (error) => console.error("Cannot set the account type that was chosen", error),
      );
  }, [userId]);
}
