import { createContext } from "react";
import type { CurrentUserBody } from "../../app-server/contract/accounts/accounts.ts";

export type CurrentUser = {
  /** Null when signed out. */
  user: CurrentUserBody | null;
  /** When the user was read, in milliseconds since the epoch. */
  readAt: number;
  /** Reads the user again. */
  refresh(): Promise<void>;
  /** Reads the user again, unless a read is in progress. */
  refreshOnce(): Promise<void>;
};

/** The signed-in member, for the layout around every page. */
export const CurrentUserContext = createContext<CurrentUser | null>(null);
