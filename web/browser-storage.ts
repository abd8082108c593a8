/** The result of `use`; null where the browser has no storage, refuses it, or has no room left. */
export function tryStorage<Value>(use: () => Value): Value | null {
  try {
    return use();
  } catch {
    return null;
  }
}
