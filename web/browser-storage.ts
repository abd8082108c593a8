/**
 * Runs `use` and returns its result; null where the browser has no storage, refuses access, or has
 * no space left.
 */
export function tryStorage<Value>(use: () => Value): Value | null {
  try {
    return use();
  } catch {
    return null;
  }
}
