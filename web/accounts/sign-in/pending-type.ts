import { type OwnType, ownTypes } from "../../../domain/accounts/user.ts";

const key = "pendingUserType";

/** The account type chosen before sign-in, stored in this browser until applied. */
export const pendingType = {
  /** Null unless it is one of the two: storage can hold anything. */
  read(): OwnType | null {
    const stored = reach((storage) => storage.getItem(key));
    return ownTypes.find((type) => type === stored) ?? null;
  },
  keep: (type: OwnType) => reach((storage) => storage.setItem(key, type)),
  clear: () => reach((storage) => storage.removeItem(key)),
};

/** Null where the browser has no storage. */
function reach<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}
