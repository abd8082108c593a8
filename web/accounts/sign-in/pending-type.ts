import { type OwnType, ownTypes } from "../../../domain/accounts/user.ts";

const key = "pendingUserType";

/** The account type that somebody chose before they signed in, kept in this browser until it is applied. */
export const pendingType = {
  /** Null unless it is exactly one of the two: anybody can write there what they like. */
  read(): OwnType | null {
    const stored = reach((storage) => storage.getItem(key));
    return ownTypes.find((type) => type === stored) ?? null;
  },
  keep: (type: OwnType) => reach((storage) => storage.setItem(key, type)),
  clear: () => reach((storage) => storage.removeItem(key)),
};

/** Null where the browser keeps nothing for us. */
function reach<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}
