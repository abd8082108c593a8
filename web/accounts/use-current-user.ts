import { useQuery } from "@tanstack/react-query";
import type { CurrentUserBody } from "../../app-server/contract/accounts.ts";
import { currentUserQuery } from "./current-user-query.ts";

/** Whoever is signed in; the page itself brought the first answer. Null when nobody is. */
export function useCurrentUser(): CurrentUserBody | null {
  return useQuery(currentUserQuery()).data ?? null;
}
