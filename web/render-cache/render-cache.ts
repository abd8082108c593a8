let isOn = true;

/** Returns false once `turnOffRenderCache()` was called: the server then keeps no rendered part. */
export const isRenderCacheOn = (): boolean => isOn;

/** From now on everything is rendered and parsed each time. */
export function turnOffRenderCache(): void {
  isOn = false;
}

/**
 * A store of values that depend on nothing but their keys, for the renderings after this one. What
 * was not used for longest goes first; `sizeOf` counts in the unit of `most.size`.
 */
export function openRenderCache<Value>(
  most: { entries: number; size: number },
  sizeOf: (value: Value, key: string) => number,
) {
  const values = new Map<string, Value>();
  let size = 0;

  function take(key: string): Value | undefined {
    const value = values.get(key);
    if (value === undefined) return undefined;
    values.delete(key);
    size -= sizeOf(value, key);
    return value;
  }

  function set(key: string, value: Value): void {
    if (!isOn) return;
    take(key);
    values.set(key, value);
    size += sizeOf(value, key);
    for (const oldest of values.keys()) {
      if (values.size <= most.entries && size <= most.size) return;
      take(oldest);
    }
  }

  return {
    get(key: string): Value | undefined {
      const value = take(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
  };
}
