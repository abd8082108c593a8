import { useEffect } from "react";
import { untilLoaded } from "../../lazy/until-loaded.ts";
import { useCurrentUser } from "../../session/use-current-user.ts";
import { useRefreshUser } from "../../session/use-refresh-user.ts";

/**
 * After a sign-in, applies the account type that was chosen before. A failure is only logged; the
 * next page tries again.
 */
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
