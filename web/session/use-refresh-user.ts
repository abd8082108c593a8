import { use } from "react";
import { CurrentUserContext } from "./current-user-context.ts";

/** Reads again who is signed in. A read that fails leaves everything as it was. */
export function useRefreshUser(): () => void {
  const refresh = use(CurrentUserContext)?.refresh;
  return () => void refresh?.().catch(() => {});
}
