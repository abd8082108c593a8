import { useEffect } from "react";
import { pendingType } from "./pending-type.ts";
import { useCurrentUser } from "./use-current-user.ts";
import { useRefreshUser } from "./use-refresh-user.ts";

/** After a sign-in, gives the account the type that was chosen before. What fails is only logged, and tried again with the next page. */
export function usePendingType(): void {
  const refresh = useRefreshUser();
  const userId = useCurrentUser()?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for whoever is signed in
  useEffect(() => {
    const chosen = userId ? pendingType.read() : null;
    if (!chosen) return;
    import("../api/fetch-api.ts")
      .then(({ fetchApi }) => fetchApi.switchType(chosen))
      .then(
        () => {
          pendingType.clear();
          refresh();
        },
        (error) => console.error("Cannot set the account type that was chosen", error),
      );
  }, [userId]);
}
