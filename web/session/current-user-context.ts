import { createContext } from "react";
import type { CurrentUserBody } from "../../app-server/contract/accounts/accounts.ts";

export type CurrentUser = {
  /** Null when signed out. */
  user: CurrentUserBody | null;
  /** When that was read, in milliseconds of the epoch. */
  readAt: number;
  /** Reads it again. */
  refresh(): Promise<void>;
  /** The same, unless it is being read already. */
  refreshOnce(): Promise<void>;
};

/** The signed-in member, for the frame around every page. */
export const CurrentUserContext = createContext<CurrentUser | null>(null);
