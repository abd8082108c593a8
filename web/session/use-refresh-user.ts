import { use } from "react";
import { CurrentUserContext } from "./current-user-context.ts";

/** Refetches the signed-in member. A failed read changes nothing. */
export function useRefreshUser(): () => void {
  const refresh = use(CurrentUserContext)?.refresh;
  return () => void refresh?.().catch(() => {});
}
