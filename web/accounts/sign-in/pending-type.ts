import { type OwnType, ownTypes } from "../../../domain/accounts/user.ts";
import { tryStorage } from "../../browser-storage.ts";

const key = "pendingUserType";

/** The account type chosen before sign-in, stored in this browser until applied. */
export const pendingType = {
  /** The stored type; null when it is missing or invalid. */
  read(): OwnType | null {
    const stored = tryStorage(() => localStorage.getItem(key));
    return ownTypes.find((type) => type === stored) ?? null;
  },
  store: (type: OwnType) => tryStorage(() => localStorage.setItem(key, type)),
  clear: () => tryStorage(() => localStorage.removeItem(key)),
};
