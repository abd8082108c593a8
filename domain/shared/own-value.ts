/**
 * The value at a typed key, or undefined: unlike `record[key]`, it is never one that every object
 * has, as at "constructor".
 */
export function ownValue<Value>(record: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
